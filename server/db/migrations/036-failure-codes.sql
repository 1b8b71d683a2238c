-- Code and values of the error, for a reader in another language. Null where it was sent, and where the words
-- are the mail server's.
alter table message_attempts add column message_code text;
alter table message_attempts add column message_values jsonb;
