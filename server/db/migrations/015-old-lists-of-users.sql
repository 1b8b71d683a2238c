-- Replaced by those of the migration before.
drop index users_name;
drop index users_role_name;
drop index users_role_falling;
drop index users_blocked_first;
drop index users_blocked_last;
