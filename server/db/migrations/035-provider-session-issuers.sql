-- Whose token it is: the operator may have another provider by the time of the logout. Null in sessions from
-- before, whose logout ends here.
alter table provider_sessions add column issuer text;
