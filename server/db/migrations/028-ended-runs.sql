-- The end of its day took the run from its courier, who may still send what they had done on it.
alter table runs add column ended_by_day boolean not null default false;
