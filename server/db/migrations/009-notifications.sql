-- Senders' systems that are told of their parcels. The secrets sign what is sent, so they cannot be
-- kept as hashes; the previous one signs as well until its time is over.
create table webhook_endpoints (
  id uuid primary key,
  user_id uuid not null references users,
  url text not null,
  events text[] not null,
  secret text not null,
  previous_secret text,
  previous_secret_until timestamptz,
  -- Since when every message to it has failed; null after one that came through.
  failing_since timestamptz,
  disabled_at timestamptz,
  disabled_because text check (disabled_because in ('OWNER', 'GONE', 'FAILING')),
  created_at timestamptz not null,
  check ((disabled_at is null) = (disabled_because is null))
);
create index webhook_endpoints_user on webhook_endpoints (user_id, created_at, id);

-- What one user finds in the notification center: of one log entry, or of an endpoint that was
-- disabled. Written in the transaction of the log entry.
create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users,
  parcel_id uuid,
  entry_number integer,
  endpoint_id uuid references webhook_endpoints on delete cascade,
  created_at timestamptz not null,
  read_at timestamptz,
  foreign key (parcel_id, entry_number) references status_logs (parcel_id, entry_number),
  check ((parcel_id is null) = (entry_number is null)),
  check ((parcel_id is null) <> (endpoint_id is null)),
  unique (parcel_id, entry_number, user_id)
);
create index notifications_user on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id, created_at desc, id desc)
  where read_at is null;
create index notifications_created_at on notifications (created_at);
-- For the removal of an endpoint.
create index notifications_endpoint on notifications (endpoint_id) where endpoint_id is not null;

-- Where a user differs from what their role is told by default.
create table notification_choices (
  user_id uuid not null references users,
  status text not null,
  channel text not null check (channel in ('CENTER', 'EMAIL')),
  is_on boolean not null,
  primary key (user_id, status, channel)
);
create index notification_choices_wanted on notification_choices (status, channel) where is_on;

-- E-mails and webhooks that are to be sent, written in the transaction of the log entry: the truth
-- from which the queue's own tables can be made anew.
create table messages (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('EMAIL', 'WEBHOOK')),
  -- Whom an e-mail is for, or whose endpoint a webhook goes to.
  user_id uuid not null references users,
  -- Of a webhook; an e-mail with an endpoint tells that it was disabled.
  endpoint_id uuid references webhook_endpoints on delete cascade,
  -- Null for a webhook that is a test, and for an e-mail about an endpoint.
  parcel_id uuid,
  entry_number integer,
  -- What a webhook says, so that every attempt says the same.
  payload jsonb,
  state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'FAILED')),
  attempts integer not null default 0,
  -- When it is due; null once it is sent or failed.
  next_at timestamptz,
  -- Until then it is in the queue or being sent, and is not queued again.
  queued_until timestamptz,
  -- Until then it belongs to the node that is sending it.
  leased_until timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  foreign key (parcel_id, entry_number) references status_logs (parcel_id, entry_number),
  check ((parcel_id is null) = (entry_number is null)),
  check ((state = 'WAITING') = (next_at is not null)),
  check ((channel = 'WEBHOOK') = (payload is not null))
);
create unique index messages_email on messages (parcel_id, entry_number, user_id)
  where channel = 'EMAIL';
create unique index messages_webhook on messages (parcel_id, entry_number, endpoint_id)
  where channel = 'WEBHOOK';
create index messages_due on messages (next_at) where state = 'WAITING';
create index messages_failed on messages (finished_at) where state = 'FAILED';
create index messages_endpoint on messages (endpoint_id, created_at desc, id desc);
create index messages_created_at on messages (created_at);

-- Each time that a message was sent or failed to be.
create table message_attempts (
  message_id uuid not null references messages on delete cascade,
  number integer not null,
  at timestamptz not null,
  -- Of the answer: HTTP for a webhook, SMTP for an e-mail; null where there was none.
  status integer,
  -- Why it failed, in a sentence for the owner; null where it was sent.
  error text,
  milliseconds integer not null,
  primary key (message_id, number)
);

-- For senders' systems. The key itself is not kept.
create table api_keys (
  id uuid primary key,
  user_id uuid not null references users,
  name text not null,
  hash bytea not null unique,
  -- The last four characters, so that its owner knows it again.
  hint text not null,
  scopes text[] not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null
);
create index api_keys_user on api_keys (user_id, created_at, id);

-- Made by the first node that needs them; all nodes sign with the same.
create table signing_keys (
  name text primary key,
  value bytea not null
);
