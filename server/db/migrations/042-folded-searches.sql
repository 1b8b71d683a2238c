-- Folds a text as domain/fold.ts does, which has the reasons. A body in SQL's own form, and not in a string, finds
-- functions in any schema, as indexes need it.
create function fold_text(given text) returns text language sql immutable parallel safe
  return case
    -- Nearly all texts have one byte a letter; `replace` is a tenth of the work of a regular expression.
    when octet_length(given) = char_length(given) then
      btrim(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(given),
        ',', ' '), E'\t', ' '), E'\n', ' '), E'\u000b', ' '), E'\f', ' '), E'\r', ' '),
        '  ', E' \u007f'), E'\u007f ', ''), E'\u007f', ''))
    else normalize(btrim(regexp_replace(regexp_replace(
      translate(
        replace(replace(replace(replace(
          normalize(lower(normalize(given, nfkd)), nfkd), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
        'łøđħıŧðς‘’ʼ‐–—−', 'lodhitdσ''''''----'),
      '[\u007f\u0300-\u036f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]', '', 'g'),
      '[\u0009-\u000d\u0020\u0085\u1680\u2028\u2029,\u060c\u3001]+', ' ', 'g')), nfc)
  end;

create or replace function note_parcel_search() returns trigger language plpgsql as $$
begin
  insert into parcel_search (id, created_at, text)
  select parcel.id, parcel.created_at, chr(10) || fold_text(replace(parcel.tracking_id, '-', ''))
    || chr(10) || fold_text(parcel.from_address) || chr(10) || fold_text(parcel.to_address)
    || chr(10) || fold_text(sender.name) || chr(10) || fold_text(sender.email)
    || chr(10) || fold_text(receiver.name) || chr(10) || fold_text(receiver.email)
  from new_parcels as parcel
    join users as sender on sender.id = parcel.sender_id
    join users as receiver on receiver.id = parcel.receiver_id;
  return null;
end
$$;

create index parcels_located_by_hand_folded on parcels (fold_text(to_address))
  where coordinates_source = 'BY_HAND';
drop index parcels_located_by_hand;

-- As in migration 004, which has the reason for the exceptions.
do $$
begin
  create index users_search_folded on users
    using gin ((chr(10) || fold_text(name) || chr(10) || fold_text(email)) gin_trgm_ops) with (fastupdate = off);
  drop index users_search;
exception
  when undefined_object then raise notice 'Searches run without pg_trgm: %', sqlerrm;
end
$$;

-- The texts of parcels of before are folded piece by piece while the servers run, by the job FOLD_SEARCHES; this row
-- is how far it came.
create table unfolded_searches (after_id uuid not null);
insert into unfolded_searches (after_id)
select '00000000-0000-0000-0000-000000000000' where exists (select from parcel_search);

-- Text of before in decomposed letters, which is rare. The addresses of parcels are composed by that job, too.
update users set name = normalize(name, nfc) where name is not nfc normalized;
update runs set name = normalize(name, nfc) where name is not nfc normalized;
update addresses set label = normalize(label, nfc) where label is not nfc normalized;
update addresses set address = normalize(address, nfc) where address is not nfc normalized
  and not exists (
    select from addresses as other
    where other.user_id = addresses.user_id and other.id <> addresses.id
      and lower(normalize(other.address, nfc)) = lower(normalize(addresses.address, nfc))
  );
