-- A user whom the identity provider has brought has no password until they set one.
alter table users alter column password_hash drop not null;

-- Whom the identity provider knows as which user. Only this links the two, never an email address; `email` is
-- what the provider calls them, for the user to read. One account there for each user.
create table provider_accounts (
  issuer text not null,
  subject text not null,
  user_id uuid not null unique references users,
  email text,
  linked_at timestamptz not null,
  last_used_at timestamptz,
  primary key (issuer, subject)
);

-- What a browser that was sent to the provider has to bring back, once. The hashes are SHA-256 of its cookie
-- and of the state. `user_id` and `family_id` are the user who links their account there, and their session;
-- null where one logs in. Before a user who links is sent off, there is no state. A row is deleted when it is
-- used.
create table provider_requests (
  browser_hash bytea primary key,
  state_hash bytea,
  nonce text,
  verifier text,
  next text not null,
  user_id uuid references users,
  family_id uuid,
  expires_at timestamptz not null
);
create index provider_requests_user on provider_requests (user_id);
create index provider_requests_expires_at on provider_requests (expires_at);

-- Users whom the provider has let in, and who still owe a code. A row is deleted when the code is right.
create table provider_logins (
  browser_hash bytea primary key,
  user_id uuid not null references users,
  id_token text not null,
  expires_at timestamptz not null
);
create index provider_logins_user on provider_logins (user_id);
create index provider_logins_expires_at on provider_logins (expires_at);

-- Sessions that began at the provider: its token, by which it knows its own session again at the logout.
create table provider_sessions (
  family_id uuid primary key,
  user_id uuid not null references users,
  id_token text not null,
  created_at timestamptz not null
);
create index provider_sessions_user on provider_sessions (user_id);
create index provider_sessions_created_at on provider_sessions (created_at);
