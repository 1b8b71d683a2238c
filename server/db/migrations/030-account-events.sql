-- What happened to an account that its owner is told of, beside parcels and endpoints.
alter table notifications add column account_event jsonb;
alter table notifications drop constraint notifications_check1;
alter table notifications add constraint notifications_subject
  check (num_nonnulls(parcel_id, endpoint_id, account_event) = 1);

alter table messages add column account_event jsonb;
alter table messages drop constraint messages_account_mail_check;
alter table messages add constraint messages_account_mail_check
  check (account_mail in ('RESET_PASSWORD', 'VERIFY_EMAIL', 'ACCOUNT_EVENT'));
alter table messages add constraint messages_account_event
  check ((account_event is not null) = (account_mail is not distinct from 'ACCOUNT_EVENT'));

-- A user is told of a login from a new device, but not of the first login of all. Users from before may
-- have logged in.
alter table users add column has_logged_in boolean not null default true;
alter table users alter column has_logged_in set default false;
