-- How staff price a tour beyond an adult and a child, and where its guests are picked up (tour.ts).
alter table tours
  add column price_rules jsonb not null default '{"children": null, "tiers": [], "privateGroups": []}',
  add column pickup_zones jsonb not null default '[]';

-- What is added to the price of a trip, and what an airport means to it (transfer.ts). Prices in major units.
alter table transfers
  add column airport jsonb,
  add column price_rules jsonb not null default
    '{"night": null, "childSeat": null, "extraStop": null, "waitingHour": null, "nameSign": null, "returnPercent": null}',
  add column pickup_zones jsonb not null default '[]';

-- Dates are stored, never computed: the lunar ones move, and the government moves days off.
create table holidays (
  id uuid primary key default gen_random_uuid(),
  name jsonb not null,
  from_date date not null,
  to_date date not null,
  surcharge_percent integer not null default 0 check (surcharge_percent between 0 and 300),
  no_refund boolean not null default false,
  no_change boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  check (from_date <= to_date)
);
create index holidays_by_date on holidays (to_date, from_date);

-- The pattern that dated departures are made from, for a tour and a time of day.
create table departure_schedules (
  id uuid primary key default gen_random_uuid(),
  tour_id uuid not null references tours (id) on delete cascade,
  -- ISO weekdays, 1 = Monday.
  weekdays integer[] not null check (cardinality(weekdays) between 1 and 7 and weekdays <@ '{1,2,3,4,5,6,7}'),
  from_date date not null,
  -- Without an end it goes on.
  to_date date,
  start_time text not null check (start_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  capacity integer not null check (capacity between 1 and 500),
  minimum integer check (minimum between 1 and capacity),
  cutoff_hours integer not null default 12 check (cutoff_hours between 0 and 720),
  decide_hours integer not null default 48 check (decide_hours between 0 and 2160),
  price_minor integer check (price_minor >= 0),
  -- The last day that departures were made for.
  made_until date,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  check (to_date is null or from_date <= to_date)
);
create index departure_schedules_by_tour on departure_schedules (tour_id);

-- Days on which a tour does not run, whatever its schedules say.
create table close_outs (
  id uuid primary key default gen_random_uuid(),
  tour_id uuid not null references tours (id) on delete cascade,
  from_date date not null,
  to_date date not null,
  reason text not null default '',
  created_at timestamptz not null default now(),
  check (from_date <= to_date)
);
create index close_outs_by_tour on close_outs (tour_id, to_date);

alter table departures
  add column schedule_id uuid references departure_schedules (id) on delete set null,
  -- What staff have set by hand is not made anew from the schedule.
  add column is_edited boolean not null default false,
  -- By when staff say whether it runs with fewer than the minimum; none: it has no minimum, or they have said so.
  add column decide_by timestamptz,
  add column guide text not null default '',
  add column vehicle text not null default '',
  add column version integer not null default 1,
  add constraint departures_minimum_fits check (minimum is null or minimum <= capacity);
create index departures_by_schedule on departures (schedule_id, date);
create index departures_to_decide on departures (decide_by) where status = 'open' and decide_by is not null;

alter table bookings
  -- The order as it was asked for, to be quoted anew when it is moved.
  add column asked jsonb not null default '{}',
  -- False: no-change rule of a holiday, frozen with the booking.
  add column changes_allowed boolean not null default true;
