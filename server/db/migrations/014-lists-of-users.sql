-- No list shows deleted users. In a migration of its own, as reading goes on while indexes are built.
create index users_kept_name on users (lower(name), id) include (name) where deleted_at is null;
create index users_kept_role_name on users (role, lower(name), id) where deleted_at is null;
create index users_kept_role_falling on users (role desc, lower(name), id) include (name)
  where deleted_at is null;
create index users_kept_blocked_first on users (is_blocked desc, lower(name), id) include (name)
  where deleted_at is null;
create index users_kept_blocked_last on users (is_blocked, lower(name), id) include (name)
  where deleted_at is null;
