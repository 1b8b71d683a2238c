-- When one node last did a job that one does for all. What each node does by itself leaves nothing here.
create table jobs (
  name text primary key,
  started_at timestamptz not null,
  ended_at timestamptz,
  has_failed boolean not null default false
);
