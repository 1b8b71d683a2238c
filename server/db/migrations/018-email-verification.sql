-- Whether the user has shown that mails to the address reach them. Those who are there count as users who
-- have: with such a default their rows need not be written again. Those who come later have nothing there.
alter table users add column email_verified_at timestamptz default now();
alter table users alter column email_verified_at drop default;

-- Links with which users confirm their address. The link itself is not kept, only the SHA-256 of its token. It
-- stays until it is too old, so that a second press on it reads that the address is confirmed already.
create table email_links (
  hash bytea primary key,
  user_id uuid not null references users,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index email_links_user on email_links (user_id);
create index email_links_expires_at on email_links (expires_at);

-- A link to set a new password that came by e-mail shows the same; one from an administrator does not.
alter table reset_links add column is_mailed boolean not null default false;

alter table messages drop constraint messages_account_mail_check;
alter table messages add constraint messages_account_mail_check
  check (account_mail in ('RESET_PASSWORD', 'VERIFY_EMAIL'));
