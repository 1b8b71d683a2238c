-- Of an entry that tells of a failed delivery; its status is the one that the parcel has kept.
alter table status_logs add column failed_attempt text check (
  failed_attempt in ('NOBODY_HOME', 'REFUSED', 'WRONG_ADDRESS', 'DAMAGED', 'OTHER')
);

-- Users choose by events: the statuses, and failed deliveries.
alter table notification_choices rename column status to event;
