-- How lists sort names, the same in every database: Émile before Zoe, and Depot 2 before Depot 10. A collation of our
-- own, whose indexes the server may build again when a newer ICU sorts in another way.
create collation names (provider = icu, locale = 'und-u-kn');

create index users_kept_by_name on users (name collate names, id) where deleted_at is null;
create index users_kept_by_role_and_name on users (role, name collate names, id) where deleted_at is null;
create index users_kept_by_role_desc on users (role desc, name collate names, id) where deleted_at is null;
create index users_kept_by_block_desc on users (is_blocked desc, name collate names, id) where deleted_at is null;
create index users_kept_by_block on users (is_blocked, name collate names, id) where deleted_at is null;
create index users_receivers_by_name on users (name collate names, id) where role = 'RECEIVER' and not is_blocked;

-- Last, as reading goes on until then.
drop index users_kept_name;
drop index users_kept_role_name;
drop index users_kept_role_falling;
drop index users_kept_blocked_first;
drop index users_kept_blocked_last;
drop index users_open_receivers;
