-- When a device recorded what it could send only later, by its own clock within bounds; null if it was sent at once.
-- The order of the log is that of the arrivals, which `created_at` has.
alter table status_logs add column done_at timestamptz;
alter table runs add column start_done_at timestamptz;
alter table runs add column finish_done_at timestamptz;
