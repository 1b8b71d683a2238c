-- Of each session: what its browser says of itself, and the beginning of the address it came from.
alter table sessions
  add column user_agent text,
  add column network text;

-- Deleted users stay, without a name or an e-mail, as the other side of their parcels.
alter table users add column deleted_at timestamptz;

-- No list shows them.
drop index users_name;
drop index users_role_name;
drop index users_role_falling;
drop index users_blocked_first;
drop index users_blocked_last;
create index users_name on users (lower(name), id) include (name) where deleted_at is null;
create index users_role_name on users (role, lower(name), id) where deleted_at is null;
create index users_role_falling on users (role desc, lower(name), id) include (name)
  where deleted_at is null;
create index users_blocked_first on users (is_blocked desc, lower(name), id) include (name)
  where deleted_at is null;
create index users_blocked_last on users (is_blocked, lower(name), id) include (name)
  where deleted_at is null;

-- Users whose parcels can still be found by the e-mail that they had; gone once none can.
create table erasures (
  user_id uuid primary key references users (id),
  email text not null
);
