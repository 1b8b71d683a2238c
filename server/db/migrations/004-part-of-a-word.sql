-- A part of a word is found through its triples of letters. Where the extension is missing, or this
-- account may not create it, searches find the same and read more rows for it; whoever adds the
-- extension later runs the last three statements by hand.
do $$
begin
  create extension if not exists pg_trgm;
  -- Without a list of pending entries, which every search would have to read as well.
  create index parcel_search_text on parcel_search using gin (text gin_trgm_ops)
    with (fastupdate = off);
  create index users_search on users
    using gin (lower(chr(10) || name || chr(10) || email) gin_trgm_ops) with (fastupdate = off);
exception
  when insufficient_privilege or feature_not_supported or undefined_file or undefined_object then
    raise notice 'Searches run without pg_trgm: %', sqlerrm;
end
$$;
