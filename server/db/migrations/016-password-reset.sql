-- Links with which users set a new password. The link itself is not kept, only the SHA-256 of its token;
-- it is deleted when it is used.
create table reset_links (
  hash bytea primary key,
  user_id uuid not null references users,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index reset_links_user on reset_links (user_id);
create index reset_links_expires_at on reset_links (expires_at);

-- For which addresses a mail with such a link was asked for, whether they have an account or not: that is
-- looked up after the answer, so that it does not tell.
create table reset_requests (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  created_at timestamptz not null
);
create index reset_requests_created_at on reset_requests (created_at);

-- What an e-mail about the account itself is for; null for those about parcels and endpoints.
alter table messages add column account_mail text check (account_mail in ('RESET_PASSWORD'));
alter table messages add check (
  account_mail is null or (channel = 'EMAIL' and parcel_id is null and endpoint_id is null)
);
