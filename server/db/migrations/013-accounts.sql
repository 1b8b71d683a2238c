-- Of each session: what its browser says of itself, the beginning of the address it came from, and when
-- its user logged in, which the rows of earlier renewals do not tell once they are removed.
alter table sessions
  add column user_agent text,
  add column network text,
  add column began_at timestamptz;

-- Deleted users stay, without a name or an e-mail, as the other side of their parcels.
alter table users add column deleted_at timestamptz;

-- Users whose parcels can still be found by the e-mail that they had; gone once none can.
create table erasures (
  user_id uuid primary key references users (id),
  email text not null
);
