-- Replaced by those of the migration before. In a migration of its own, as reading goes on while indexes are built.
drop index users_kept_name;
drop index users_kept_role_name;
drop index users_kept_role_falling;
drop index users_kept_blocked_first;
drop index users_kept_blocked_last;
drop index users_open_receivers;
