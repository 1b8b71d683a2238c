-- Scans of administrators have keys as well.
alter table idempotency_keys rename column sender_id to user_id;
