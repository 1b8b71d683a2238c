-- Who sends what is told by the lease alone, and the tables of the queue are of no use any more.
alter table messages drop column queued_until;
drop schema if exists pgboss cascade;

-- The endpoints that messages wait for, and of each the oldest that is due.
create index messages_waiting on messages (endpoint_id, next_at)
  where channel = 'WEBHOOK' and state = 'WAITING';

-- Names and addresses of mail are put in when a webhook is sent, so that none stays of a deleted user.
update messages set payload = jsonb_set(payload, '{data,parcel}',
  payload #> '{data,parcel}' || jsonb_build_object(
    'senderId', jsonb_build_object('_id', payload #> '{data,parcel,senderId,_id}'),
    'receiverId', jsonb_build_object('_id', payload #> '{data,parcel,receiverId,_id}'),
    'statusLogs', (
      select jsonb_agg(entry - 'updatedBy' order by number)
      from jsonb_array_elements(payload #> '{data,parcel,statusLogs}')
        with ordinality as log (entry, number)
    )
  ))
where payload #> '{data,parcel,statusLogs}' is not null;
