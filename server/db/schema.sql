create table addresses (
  id uuid not null,
  user_id uuid not null,
  label text not null,
  address text not null,
  receiver_id uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint addresses_pkey PRIMARY KEY (id),
  constraint addresses_receiver_id_fkey FOREIGN KEY (receiver_id) REFERENCES users(id),
  constraint addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX addresses_user_address ON addresses USING btree (user_id, lower(address));

create table api_keys (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  hash bytea not null,
  hint text not null,
  scopes text[] not null,
  expires_at timestamp with time zone,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint api_keys_hash_key UNIQUE (hash),
  constraint api_keys_pkey PRIMARY KEY (id),
  constraint api_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX api_keys_user ON api_keys USING btree (user_id, created_at, id);

create table batch_entries (
  user_id uuid not null,
  batch_id uuid not null,
  parcel_id uuid not null,
  entry_number integer not null,
  created_at timestamp with time zone not null,
  constraint batch_entries_parcel_id_entry_number_fkey FOREIGN KEY (parcel_id, entry_number) REFERENCES status_logs(parcel_id, entry_number),
  constraint batch_entries_pkey PRIMARY KEY (user_id, batch_id, parcel_id, entry_number),
  constraint batch_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX batch_entries_created_at ON batch_entries USING btree (created_at);

create table company (
  is_only boolean not null default true,
  time_zone text not null,
  constraint company_is_only_check CHECK (is_only),
  constraint company_pkey PRIMARY KEY (is_only)
);

create table day_counts (
  time_zone text not null,
  unit text not null,
  day date not null,
  created bigint not null default 0,
  delivered bigint not null default 0,
  median_hours double precision,
  constraint day_counts_pkey PRIMARY KEY (time_zone, unit, day),
  constraint day_counts_unit_check CHECK ((unit = ANY (ARRAY['DAY'::text, 'MONTH'::text])))
);

create table day_durations (
  time_zone text not null,
  unit text not null,
  day date not null,
  bucket integer not null,
  count bigint not null,
  constraint day_durations_pkey PRIMARY KEY (time_zone, unit, day, bucket),
  constraint day_durations_unit_check CHECK ((unit = ANY (ARRAY['DAY'::text, 'MONTH'::text])))
);

create table deliveries (
  parcel_id uuid not null,
  delivered_on date not null,
  hours double precision not null,
  delivered_at timestamp with time zone not null,
  constraint deliveries_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id) ON DELETE CASCADE,
  constraint deliveries_pkey PRIMARY KEY (parcel_id)
);
CREATE INDEX deliveries_by_time ON deliveries USING btree (delivered_at, hours);

create table delivery_count_changes (
  xid xid8 not null default pg_current_xact_id(),
  delivered_at timestamp with time zone not null,
  hours double precision not null,
  count integer not null
);
CREATE INDEX delivery_count_changes_xid ON delivery_count_changes USING btree (xid);

create table delivery_proofs (
  parcel_id uuid not null,
  entry_number integer not null,
  received_by text,
  has_code boolean not null,
  signature bytea,
  photo bytea,
  created_at timestamp with time zone not null,
  constraint delivery_proofs_parcel_id_entry_number_fkey FOREIGN KEY (parcel_id, entry_number) REFERENCES status_logs(parcel_id, entry_number),
  constraint delivery_proofs_pkey PRIMARY KEY (parcel_id, entry_number)
);
CREATE INDEX delivery_proofs_created ON delivery_proofs USING btree (created_at);

create table email_links (
  hash bytea not null,
  user_id uuid not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  constraint email_links_pkey PRIMARY KEY (hash),
  constraint email_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX email_links_expires_at ON email_links USING btree (expires_at);
CREATE INDEX email_links_user ON email_links USING btree (user_id);

create table erasures (
  user_id uuid not null,
  email text not null,
  constraint erasures_pkey PRIMARY KEY (user_id),
  constraint erasures_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table idempotency_keys (
  user_id uuid not null,
  key text not null,
  body_hash bytea not null,
  parcel_id uuid not null,
  created_at timestamp with time zone not null,
  constraint idempotency_keys_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id),
  constraint idempotency_keys_pkey PRIMARY KEY (user_id, key),
  constraint idempotency_keys_sender_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX idempotency_keys_created_at ON idempotency_keys USING btree (created_at);

create table jobs (
  name text not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  has_failed boolean not null default false,
  constraint jobs_pkey PRIMARY KEY (name)
);

create table kept_counts (
  is_only boolean not null default true,
  upto xid8 not null,
  counted_to timestamp with time zone not null,
  constraint kept_counts_is_only_check CHECK (is_only),
  constraint kept_counts_pkey PRIMARY KEY (is_only)
);

create table kept_days (
  time_zone text not null,
  counted_to timestamp with time zone not null,
  wanted_at timestamp with time zone not null,
  constraint kept_days_pkey PRIMARY KEY (time_zone)
);

create table last_backup (
  id integer not null,
  ended_at timestamp with time zone not null,
  bytes bigint not null,
  constraint last_backup_id_check CHECK ((id = 1)),
  constraint last_backup_pkey PRIMARY KEY (id)
);

create table mail_schedules (
  user_id uuid not null,
  hour integer not null,
  time_zone text not null,
  constraint mail_schedules_hour_check CHECK (((hour >= 0) AND (hour <= 23))),
  constraint mail_schedules_pkey PRIMARY KEY (user_id),
  constraint mail_schedules_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table message_attempts (
  message_id uuid not null,
  number integer not null,
  at timestamp with time zone not null,
  status integer,
  error text,
  milliseconds integer not null,
  message_code text,
  message_values jsonb,
  constraint message_attempts_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE,
  constraint message_attempts_pkey PRIMARY KEY (message_id, number)
);

create table messages (
  id uuid not null default gen_random_uuid(),
  channel text not null,
  user_id uuid not null,
  endpoint_id uuid,
  parcel_id uuid,
  entry_number integer,
  payload jsonb,
  state text not null default 'WAITING'::text,
  attempts integer not null default 0,
  next_at timestamp with time zone,
  leased_until timestamp with time zone,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  account_mail text,
  batch_id uuid,
  arrival jsonb,
  account_event jsonb,
  constraint messages_account_event CHECK (((account_event IS NOT NULL) = (NOT (account_mail IS DISTINCT FROM 'ACCOUNT_EVENT'::text)))),
  constraint messages_account_mail_check CHECK ((account_mail = ANY (ARRAY['RESET_PASSWORD'::text, 'VERIFY_EMAIL'::text, 'ACCOUNT_EVENT'::text]))),
  constraint messages_channel_check CHECK ((channel = ANY (ARRAY['EMAIL'::text, 'WEBHOOK'::text]))),
  constraint messages_check CHECK (((parcel_id IS NULL) = (entry_number IS NULL))),
  constraint messages_check1 CHECK (((state = 'WAITING'::text) = (next_at IS NOT NULL))),
  constraint messages_check2 CHECK (((channel = 'WEBHOOK'::text) = (payload IS NOT NULL))),
  constraint messages_check3 CHECK (((account_mail IS NULL) OR ((channel = 'EMAIL'::text) AND (parcel_id IS NULL) AND (endpoint_id IS NULL)))),
  constraint messages_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON DELETE CASCADE,
  constraint messages_parcel_id_entry_number_fkey FOREIGN KEY (parcel_id, entry_number) REFERENCES status_logs(parcel_id, entry_number),
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'SENT'::text, 'FAILED'::text]))),
  constraint messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX messages_batch ON messages USING btree (user_id, batch_id) WHERE (batch_id IS NOT NULL);
CREATE INDEX messages_created_at ON messages USING btree (created_at);
CREATE INDEX messages_due ON messages USING btree (next_at) WHERE (state = 'WAITING'::text);
CREATE UNIQUE INDEX messages_email ON messages USING btree (parcel_id, entry_number, user_id) WHERE ((channel = 'EMAIL'::text) AND (arrival IS NULL));
CREATE INDEX messages_endpoint ON messages USING btree (endpoint_id, created_at DESC, id DESC);
CREATE INDEX messages_failed ON messages USING btree (finished_at) WHERE (state = 'FAILED'::text);
CREATE INDEX messages_waiting ON messages USING btree (endpoint_id, next_at) WHERE ((channel = 'WEBHOOK'::text) AND (state = 'WAITING'::text));
CREATE UNIQUE INDEX messages_webhook ON messages USING btree (parcel_id, entry_number, endpoint_id) WHERE (channel = 'WEBHOOK'::text);

create table migrations (
  number integer not null,
  name text not null,
  checksum text not null,
  ran_at timestamp with time zone not null,
  constraint migrations_pkey PRIMARY KEY (number)
);

create table nodes (
  id uuid not null,
  host text not null,
  version text not null,
  started_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  callers integer not null,
  visitors integer not null,
  poll_age integer,
  constraint nodes_pkey PRIMARY KEY (id)
);

create table notification_batches (
  user_id uuid not null,
  channel text not null,
  actor_id uuid not null,
  event text not null,
  id uuid not null,
  begun_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  constraint notification_batches_channel_check CHECK ((channel = ANY (ARRAY['CENTER'::text, 'EMAIL'::text]))),
  constraint notification_batches_pkey PRIMARY KEY (user_id, channel, actor_id, event),
  constraint notification_batches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX notification_batches_closes_at ON notification_batches USING btree (closes_at);

create table notification_choices (
  user_id uuid not null,
  event text not null,
  channel text not null,
  is_on boolean not null,
  constraint notification_choices_channel_check CHECK ((channel = ANY (ARRAY['CENTER'::text, 'EMAIL'::text]))),
  constraint notification_choices_pkey PRIMARY KEY (user_id, event, channel),
  constraint notification_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX notification_choices_wanted ON notification_choices USING btree (event, channel) WHERE is_on;

create table notifications (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  parcel_id uuid,
  entry_number integer,
  endpoint_id uuid,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  batch_id uuid,
  arrival jsonb,
  account_event jsonb,
  constraint notifications_check CHECK (((parcel_id IS NULL) = (entry_number IS NULL))),
  constraint notifications_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON DELETE CASCADE,
  constraint notifications_parcel_id_entry_number_fkey FOREIGN KEY (parcel_id, entry_number) REFERENCES status_logs(parcel_id, entry_number),
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_subject CHECK ((num_nonnulls(parcel_id, endpoint_id, account_event) = 1)),
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX notifications_arrival ON notifications USING btree (parcel_id, user_id) WHERE (arrival IS NOT NULL);
CREATE UNIQUE INDEX notifications_batch ON notifications USING btree (user_id, batch_id) WHERE (batch_id IS NOT NULL);
CREATE INDEX notifications_created_at ON notifications USING btree (created_at);
CREATE INDEX notifications_endpoint ON notifications USING btree (endpoint_id) WHERE (endpoint_id IS NOT NULL);
CREATE UNIQUE INDEX notifications_log_entry ON notifications USING btree (parcel_id, entry_number, user_id) WHERE (arrival IS NULL);
CREATE INDEX notifications_unread ON notifications USING btree (user_id, created_at DESC, id DESC) WHERE (read_at IS NULL);
CREATE INDEX notifications_user ON notifications USING btree (user_id, created_at DESC, id DESC);

create table parcel_change_numbers (
  id integer not null,
  last bigint not null,
  constraint parcel_change_numbers_id_check CHECK ((id = 1)),
  constraint parcel_change_numbers_pkey PRIMARY KEY (id)
);

create table parcel_changes (
  parcel_id uuid not null,
  entry_number integer not null,
  number bigint,
  token text not null default substr((gen_random_uuid())::text, 1, 8),
  is_run boolean not null default false,
  user_id uuid,
  constraint parcel_changes_pkey PRIMARY KEY (parcel_id, entry_number)
);
CREATE INDEX parcel_changes_number ON parcel_changes USING btree (number);
CREATE INDEX parcel_changes_user ON parcel_changes USING btree (user_id) WHERE (user_id IS NOT NULL);

create table parcel_count_changes (
  xid xid8 not null default pg_current_xact_id(),
  sender_id uuid not null,
  receiver_id uuid not null,
  created_at timestamp with time zone not null,
  delivery_status text not null,
  is_blocked boolean not null,
  is_attempted boolean not null,
  count integer not null
);
CREATE INDEX parcel_count_changes_xid ON parcel_count_changes USING btree (xid);

create table parcel_counts (
  scope text not null,
  user_id uuid not null,
  delivery_status text not null,
  is_blocked boolean not null,
  is_attempted boolean not null,
  count bigint not null,
  constraint parcel_counts_pkey PRIMARY KEY (scope, user_id, delivery_status, is_blocked, is_attempted),
  constraint parcel_counts_scope_check CHECK ((scope = ANY (ARRAY['ALL'::text, 'SENT'::text])))
);

create table parcel_search (
  id uuid not null,
  created_at timestamp with time zone not null,
  text text not null,
  constraint parcel_search_id_fkey FOREIGN KEY (id) REFERENCES parcels(id) ON DELETE CASCADE,
  constraint parcel_search_pkey PRIMARY KEY (id)
);
CREATE INDEX parcel_search_text ON parcel_search USING gin (text gin_trgm_ops) WITH (fastupdate=off);

create table parcels (
  id uuid not null,
  tracking_id text not null,
  sender_id uuid not null,
  receiver_id uuid not null,
  parcel_type text not null,
  weight_grams integer not null,
  fee_cents integer not null,
  delivery_status text not null,
  is_blocked boolean not null default false,
  from_address text not null,
  to_address text not null,
  note text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  wrong_codes smallint not null default 0,
  is_attempted boolean not null default false,
  receiver_phone text,
  latitude double precision,
  longitude double precision,
  coordinates_source text,
  given_latitude double precision,
  given_longitude double precision,
  constraint parcels_coordinates_check CHECK ((num_nulls(latitude, longitude, coordinates_source) = ANY (ARRAY[0, 3]))),
  constraint parcels_coordinates_source_check CHECK ((coordinates_source = 'BY_HAND'::text)),
  constraint parcels_fee_cents_check CHECK ((fee_cents >= 0)),
  constraint parcels_given_coordinates_check CHECK ((num_nulls(given_latitude, given_longitude) = ANY (ARRAY[0, 2]))),
  constraint parcels_parcel_type_check CHECK ((parcel_type = ANY (ARRAY['PACKAGE'::text, 'DOCUMENT'::text]))),
  constraint parcels_pkey PRIMARY KEY (id),
  constraint parcels_receiver_id_fkey FOREIGN KEY (receiver_id) REFERENCES users(id),
  constraint parcels_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id),
  constraint parcels_weight_grams_check CHECK ((weight_grams > 0))
);
CREATE INDEX parcels_attempted_newest ON parcels USING btree (created_at DESC, id DESC) WHERE (is_attempted AND (NOT is_blocked));
CREATE INDEX parcels_blocked_newest ON parcels USING btree (created_at DESC, id DESC) WHERE is_blocked;
CREATE INDEX parcels_fee ON parcels USING btree (fee_cents DESC, id DESC);
CREATE INDEX parcels_last_updated ON parcels USING btree (updated_at DESC, id DESC);
CREATE INDEX parcels_located_by_hand_folded ON parcels USING btree (fold_text(to_address)) WHERE (coordinates_source = 'BY_HAND'::text);
CREATE INDEX parcels_newest ON parcels USING btree (created_at DESC, id DESC);
CREATE INDEX parcels_plannable ON parcels USING btree (created_at, id) WHERE ((delivery_status = ANY (ARRAY['APPROVED'::text, 'DISPATCHED'::text, 'IN_TRANSIT'::text])) AND (NOT is_blocked));
CREATE INDEX parcels_receiver_delivered ON parcels USING btree (receiver_id, updated_at DESC, id DESC) WHERE (delivery_status = 'DELIVERED'::text);
CREATE INDEX parcels_receiver_incoming ON parcels USING btree (receiver_id, created_at DESC, id DESC) INCLUDE (delivery_status, is_blocked) WHERE (delivery_status <> ALL (ARRAY['DELIVERED'::text, 'CANCELED'::text]));
CREATE INDEX parcels_receiver_with_phone ON parcels USING btree (receiver_id) WHERE (receiver_phone IS NOT NULL);
CREATE INDEX parcels_sender_attempted ON parcels USING btree (sender_id, created_at DESC, id DESC) WHERE (is_attempted AND (NOT is_blocked));
CREATE INDEX parcels_sender_newest ON parcels USING btree (sender_id, created_at DESC, id DESC) INCLUDE (delivery_status, is_blocked);
CREATE INDEX parcels_status_newest ON parcels USING btree (delivery_status, created_at DESC, id DESC) WHERE (NOT is_blocked);
CREATE UNIQUE INDEX parcels_tracking_id_key ON parcels USING btree (tracking_id);
CREATE INDEX parcels_weight ON parcels USING btree (weight_grams DESC, id DESC);

create table passkey_challenges (
  hash bytea not null,
  user_id uuid,
  expires_at timestamp with time zone not null,
  constraint passkey_challenges_pkey PRIMARY KEY (hash),
  constraint passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX passkey_challenges_expires_at ON passkey_challenges USING btree (expires_at);
CREATE INDEX passkey_challenges_user ON passkey_challenges USING btree (user_id);

create table passkeys (
  id uuid not null,
  user_id uuid not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  is_user_verified boolean not null default false,
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX passkeys_user ON passkeys USING btree (user_id);

create table postcodes (
  country text not null,
  postcode text not null,
  place text not null,
  latitude double precision not null,
  longitude double precision not null
);
CREATE INDEX postcodes_country ON postcodes USING btree (country);
CREATE INDEX postcodes_postcode ON postcodes USING btree (postcode);

create table provider_accounts (
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  email text,
  linked_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint provider_accounts_pkey PRIMARY KEY (issuer, subject),
  constraint provider_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint provider_accounts_user_id_key UNIQUE (user_id)
);

create table provider_logins (
  browser_hash bytea not null,
  user_id uuid not null,
  id_token text not null,
  expires_at timestamp with time zone not null,
  authenticated_at timestamp with time zone,
  constraint provider_logins_pkey PRIMARY KEY (browser_hash),
  constraint provider_logins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX provider_logins_expires_at ON provider_logins USING btree (expires_at);
CREATE INDEX provider_logins_user ON provider_logins USING btree (user_id);

create table provider_requests (
  browser_hash bytea not null,
  state_hash bytea,
  nonce text,
  verifier text,
  next text not null,
  user_id uuid,
  family_id uuid,
  expires_at timestamp with time zone not null,
  constraint provider_requests_pkey PRIMARY KEY (browser_hash),
  constraint provider_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX provider_requests_expires_at ON provider_requests USING btree (expires_at);
CREATE INDEX provider_requests_user ON provider_requests USING btree (user_id);

create table provider_sessions (
  family_id uuid not null,
  user_id uuid not null,
  id_token text not null,
  created_at timestamp with time zone not null,
  issuer text,
  constraint provider_sessions_pkey PRIMARY KEY (family_id),
  constraint provider_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX provider_sessions_created_at ON provider_sessions USING btree (created_at);
CREATE INDEX provider_sessions_user ON provider_sessions USING btree (user_id);

create table rate_limits (
  key text not null,
  count integer not null,
  resets_at timestamp with time zone not null,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_resets_at ON rate_limits USING btree (resets_at);

create table recovery_codes (
  hash bytea not null,
  user_id uuid not null,
  created_at timestamp with time zone not null,
  constraint recovery_codes_pkey PRIMARY KEY (hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX recovery_codes_user ON recovery_codes USING btree (user_id);

create table reset_links (
  hash bytea not null,
  user_id uuid not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  is_mailed boolean not null default false,
  constraint reset_links_pkey PRIMARY KEY (hash),
  constraint reset_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX reset_links_expires_at ON reset_links USING btree (expires_at);
CREATE INDEX reset_links_user ON reset_links USING btree (user_id);

create table reset_requests (
  id uuid not null default gen_random_uuid(),
  email text not null,
  created_at timestamp with time zone not null,
  constraint reset_requests_pkey PRIMARY KEY (id)
);
CREATE INDEX reset_requests_created_at ON reset_requests USING btree (created_at);

create table run_parcels (
  run_id uuid not null,
  stop_id uuid not null,
  parcel_id uuid not null,
  is_open boolean not null default true,
  entry_number integer,
  told_from timestamp with time zone,
  constraint run_parcels_parcel_id_entry_number_fkey FOREIGN KEY (parcel_id, entry_number) REFERENCES status_logs(parcel_id, entry_number),
  constraint run_parcels_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id),
  constraint run_parcels_pkey PRIMARY KEY (run_id, parcel_id),
  constraint run_parcels_run_id_fkey FOREIGN KEY (run_id) REFERENCES runs(id) ON DELETE CASCADE,
  constraint run_parcels_stop_id_fkey FOREIGN KEY (stop_id) REFERENCES run_stops(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX run_parcels_open ON run_parcels USING btree (parcel_id) WHERE is_open;
CREATE INDEX run_parcels_stop ON run_parcels USING btree (stop_id);

create table run_stops (
  id uuid not null,
  run_id uuid not null,
  position integer not null,
  address text not null,
  constraint run_stops_pkey PRIMARY KEY (id),
  constraint run_stops_run_id_fkey FOREIGN KEY (run_id) REFERENCES runs(id) ON DELETE CASCADE,
  constraint run_stops_run_id_position_key UNIQUE (run_id, "position") DEFERRABLE INITIALLY DEFERRED
);

create table runs (
  id uuid not null,
  day date not null,
  courier_id uuid not null,
  name text,
  state text not null,
  version integer not null default 1,
  changes integer not null default 0,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  ended_by_day boolean not null default false,
  start_done_at timestamp with time zone,
  finish_done_at timestamp with time zone,
  constraint runs_courier_id_fkey FOREIGN KEY (courier_id) REFERENCES users(id),
  constraint runs_pkey PRIMARY KEY (id),
  constraint runs_state_check CHECK ((state = ANY (ARRAY['DRAFT'::text, 'GIVEN_OUT'::text, 'UNDER_WAY'::text, 'FINISHED'::text])))
);
CREATE INDEX runs_courier ON runs USING btree (courier_id, day) WHERE (state <> 'FINISHED'::text);
CREATE INDEX runs_day ON runs USING btree (day, id);

create table sessions (
  id uuid not null,
  family_id uuid not null,
  user_id uuid not null,
  access_hash bytea not null,
  access_expires_at timestamp with time zone not null,
  refresh_hash bytea not null,
  refresh_expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  rotated_at timestamp with time zone,
  successor_salt bytea,
  ended_at timestamp with time zone,
  user_agent text,
  network text,
  began_at timestamp with time zone,
  is_passkey_verified boolean not null default false,
  authenticated_at timestamp with time zone,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX sessions_access_hash_key ON sessions USING btree (access_hash);
CREATE INDEX sessions_family ON sessions USING btree (family_id);
CREATE INDEX sessions_refresh_expires_at ON sessions USING btree (refresh_expires_at);
CREATE UNIQUE INDEX sessions_refresh_hash_key ON sessions USING btree (refresh_hash);
CREATE INDEX sessions_user ON sessions USING btree (user_id);

create table signing_keys (
  name text not null,
  value bytea not null,
  constraint signing_keys_pkey PRIMARY KEY (name)
);

create table status_logs (
  parcel_id uuid not null,
  entry_number integer not null,
  status text not null,
  note text,
  updated_by uuid not null,
  created_at timestamp with time zone not null,
  failed_attempt text,
  next_attempt date,
  done_at timestamp with time zone,
  constraint status_logs_failed_attempt_check CHECK ((failed_attempt = ANY (ARRAY['NOBODY_HOME'::text, 'REFUSED'::text, 'WRONG_ADDRESS'::text, 'DAMAGED'::text, 'OTHER'::text]))),
  constraint status_logs_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id),
  constraint status_logs_pkey PRIMARY KEY (parcel_id, entry_number),
  constraint status_logs_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id)
);

create table taken_off_runs (
  parcel_id uuid not null,
  run_id uuid not null,
  told_from timestamp with time zone,
  constraint taken_off_runs_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id) ON DELETE CASCADE,
  constraint taken_off_runs_pkey PRIMARY KEY (parcel_id, run_id)
);
CREATE INDEX taken_off_runs_run ON taken_off_runs USING btree (run_id);

create table two_factors (
  user_id uuid not null,
  secret text not null,
  last_step integer,
  confirmed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint two_factors_pkey PRIMARY KEY (user_id),
  constraint two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table unfolded_searches (
  after_id uuid not null
);

create table users (
  id uuid not null,
  name text not null,
  email text not null,
  password_hash text,
  role text not null,
  is_blocked boolean not null default false,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  email_verified_at timestamp with time zone,
  phone text,
  language text,
  has_logged_in boolean not null default false,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_role_check CHECK ((role = ANY (ARRAY['ADMIN'::text, 'SENDER'::text, 'RECEIVER'::text, 'COURIER'::text])))
);
CREATE UNIQUE INDEX users_email_key ON users USING btree (lower(email));
CREATE INDEX users_kept_by_block ON users USING btree (is_blocked, name COLLATE names, id) WHERE (deleted_at IS NULL);
CREATE INDEX users_kept_by_block_desc ON users USING btree (is_blocked DESC, name COLLATE names, id) WHERE (deleted_at IS NULL);
CREATE INDEX users_kept_by_name ON users USING btree (name COLLATE names, id) WHERE (deleted_at IS NULL);
CREATE INDEX users_kept_by_role_and_name ON users USING btree (role, name COLLATE names, id) WHERE (deleted_at IS NULL);
CREATE INDEX users_kept_by_role_desc ON users USING btree (role DESC, name COLLATE names, id) WHERE (deleted_at IS NULL);
CREATE INDEX users_receivers_by_name ON users USING btree (name COLLATE names, id) WHERE ((role = 'RECEIVER'::text) AND (NOT is_blocked));
CREATE INDEX users_search_folded ON users USING gin (((((chr(10) || fold_text(name)) || chr(10)) || fold_text(email))) gin_trgm_ops) WITH (fastupdate=off);

create table webhook_endpoints (
  id uuid not null,
  user_id uuid not null,
  url text not null,
  events text[] not null,
  secret text not null,
  previous_secret text,
  previous_secret_until timestamp with time zone,
  failing_since timestamp with time zone,
  disabled_at timestamp with time zone,
  disabled_because text,
  created_at timestamp with time zone not null,
  has_accepted boolean not null default false,
  constraint webhook_endpoints_check CHECK (((disabled_at IS NULL) = (disabled_because IS NULL))),
  constraint webhook_endpoints_disabled_because_check CHECK ((disabled_because = ANY (ARRAY['OWNER'::text, 'GONE'::text, 'FAILING'::text]))),
  constraint webhook_endpoints_pkey PRIMARY KEY (id),
  constraint webhook_endpoints_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX webhook_endpoints_user ON webhook_endpoints USING btree (user_id, created_at, id);
