-- Which change has a number: a database that was set back, as by a fail-over that lost the newest
-- transactions or by a restore to a point in time, gives its numbers again. A change gets a new token
-- with its number; the default is also for nodes of an earlier version, which know of none.
alter table parcel_changes
  add column token text not null default substr(gen_random_uuid()::text, 1, 8);

-- Numbers are shown as they are.
alter table parcel_change_numbers drop column secret;
