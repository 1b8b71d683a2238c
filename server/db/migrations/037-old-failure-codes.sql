-- Codes of the attempts of before. In a migration of its own, as attempts go on being recorded meanwhile.
update message_attempts as attempt
set message_code = case
    when status = 410 then 'endpointIsGone'
    when status between 300 and 399 then 'endpointRedirects'
    else 'endpointAnswered'
  end,
  message_values = case when status <> 410 then jsonb_build_object('value', status::text) end
from messages as message
where message.id = attempt.message_id and message.channel = 'WEBHOOK'
  and attempt.status is not null and attempt.error is not null;

update message_attempts as attempt set message_code = known.code
from messages as message, (
  values
    ('endpointWasRemoved', 'The endpoint was removed'),
    ('endpointWasDisabled', 'The endpoint was disabled before this was sent'),
    ('accountOfEndpointIsBlocked', 'The account of the endpoint is blocked'),
    ('noAnswerInTime', 'There was no answer in time'),
    ('failureOnThisSide', 'It could not be sent, because of a failure on this side'),
    ('answerTookOver5Seconds', 'The answer took longer than 5 seconds'),
    ('answerTookOver15Seconds', 'The answer took longer than 15 seconds'),
    ('connectionBrokeOff', 'The connection broke off before an answer came'),
    ('addressDoesNotAnswer', 'The address does not answer'),
    ('certificateIsNotValid', 'The TLS certificate is not valid'),
    ('addressDoesNotSpeakTls', 'The address does not speak TLS as it should'),
    ('answerIsNotHttp', 'The answer is not HTTP'),
    ('addressMustStartWith', 'The address must start with https:// or http://'),
    ('addressHoldsALogin', 'The address must not hold a user name or a password'),
    ('portIsNotAllowed', 'The port must be 80, 443, or one from 1024 on'),
    ('nameIsNotPublic', 'This name is not known, or leads to an address that is not public'),
    ('addressIsNotPublic', 'This address is not public')
) as known (code, sentence)
where message.id = attempt.message_id and message.channel = 'WEBHOOK'
  and attempt.status is null and attempt.error = known.sentence;
