-- Where postcodes are, as the operator imports it. Countries may share one, and a postcode may be of several places.
create table postcodes (
  country text not null,
  postcode text not null,
  place text not null,
  latitude double precision not null,
  longitude double precision not null
);
create index postcodes_postcode on postcodes (postcode);
create index postcodes_country on postcodes (country);

-- Where a parcel goes to. What a planner set holds for every parcel to the very same address.
alter table parcels
  add column latitude double precision,
  add column longitude double precision,
  add column coordinates_source text check (coordinates_source = 'BY_HAND'),
  add constraint parcels_coordinates_check check (num_nulls(latitude, longitude, coordinates_source) in (0, 3));
create index parcels_located_by_hand on parcels (lower(regexp_replace(btrim(to_address), '\s+', ' ', 'g')))
  where coordinates_source = 'BY_HAND';
