-- Nothing: the number of a migration that is written elsewhere.
select 1;
