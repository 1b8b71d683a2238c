-- Where a sender says that their parcel goes to. Beside what a planner sets, so that it counts again once that is
-- removed.
alter table parcels
  add column given_latitude double precision,
  add column given_longitude double precision,
  add constraint parcels_given_coordinates_check check (num_nulls(given_latitude, given_longitude) in (0, 2));
