-- Endpoints that have never accepted a message share a part of the places with those that fail.
alter table webhook_endpoints add column has_accepted boolean not null default true;
alter table webhook_endpoints alter column has_accepted set default false;
