-- The language that a user has chosen, by its ISO 639-1 code; null for those who have chosen none.
alter table users add column language text;
