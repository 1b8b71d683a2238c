-- The nodes that are alive: each touches its row every 10 seconds, and removes it when it shuts down.
create table nodes (
  id uuid primary key,
  host text not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  -- Its open streams of events, and how many milliseconds ago it read the changes for them; null
  -- while there are none.
  callers integer not null,
  visitors integer not null,
  poll_age integer
);

-- One row, once there was a backup: when the last one ended, and the size of its file.
create table last_backup (
  id integer primary key check (id = 1),
  ended_at timestamptz not null,
  bytes bigint not null
);
