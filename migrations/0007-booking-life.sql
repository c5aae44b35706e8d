alter table bookings
  -- What cancelling cost when it was done; never computed again.
  add column cancellation jsonb,
  -- In percent: whoever moves a booking keeps no more than they would have got back by cancelling it then.
  add column refund_cap integer not null default 100 check (refund_cap between 0 and 100),
  -- In percent: whom the company lets down gets at least this back.
  add column refund_floor integer not null default 0 check (refund_floor between 0 and 100),
  add column staff_note text not null default '',
  -- Counts what calendars must be told: moves, and the cancellation.
  add column calendar_sequence integer not null default 0,
  add column reminded_at timestamptz,
  -- Reference, name, contact, as lib/fold.ts folds them; digits also without what was typed between them.
  add column search_text text generated always as (
    regexp_replace(lower(regexp_replace(translate(normalize(
      reference || ' ' || customer_name || ' ' || customer_email || ' ' || customer_phone || ' '
      || coalesce(customer_phone_e164, '') || ' ' || regexp_replace(customer_phone, '\D', '', 'g') || ' '
      || replace(reference, '-', ''),
    NFD), 'đĐ', 'dd'), '[\u0300-\u036f]', '', 'g')), '[!-/:-@\[-`{-~[:space:]]+', ' ', 'g')
  ) stored;
create index bookings_by_text on bookings using gin (search_text gin_trgm_ops);
create index bookings_by_date on bookings (travel_date, start_time, id);
create index bookings_by_age on bookings (created_at desc, id desc);
-- The queue of the staff: unanswered requests by when they were promised an answer, then all others, the newest first.
create index bookings_queue on bookings (
  (status <> 'pending'), (case when status = 'pending' then answer_by end), created_at desc, id desc
);
create index bookings_to_remind on bookings (travel_date) where status = 'confirmed' and reminded_at is null;

alter table outbox
  -- Sent again by staff: a new message for mailboxes, with an id of its own.
  add column round integer not null default 0;
create index outbox_by_age on outbox (id desc) where sent_at is null;
