-- Adds bookings $1 < n ≤ $2 over three years, of $3 tours, $4 transfers and $5 people. Every third is on a departure.
insert into bookings (
  id, reference, product_id, product_type, departure_id, user_id, status, travel_date, start_time, travelers, children,
  lines, currency, total_minor, fx_rate, fx_date, total_vnd, details, asked, customer_name, customer_email,
  customer_phone, customer_phone_e164, country_code, special_requests, language, cancellation_policy,
  cancellation_bands, cancellation_reason, cancellation_cause, cancelled_at, cancelled_by, confirmed_at, reminded_at, answer_by,
  fingerprint, channel, source, created_at, updated_at
)
select
  md5('booking ' || n)::uuid, scale.reference(n), product.id, product_type,
  case when is_dated then md5('departure ' || tour_n || ' ' || week)::uuid end,
  case when person_n % 10 = 0 then md5('user ' || person_n)::uuid end,
  status, travel_date, '08:00', travelers, 0,
  jsonb_build_array(jsonb_build_object(
    'code', case when is_transfer then 'trip' else 'adult' end,
    'label', '{"en": "Adults", "vi": "Người lớn"}'::jsonb,
    'quantity', travelers, 'unitMinor', product.price_minor, 'totalMinor', product.price_minor * travelers
  )),
  product.currency, product.price_minor::bigint * travelers, 26000, current_date, product.price_minor::bigint * travelers * 260,
  product.details || jsonb_build_object('name', product.title, 'slug', product.slug, 'image', product.image, 'extras', '[]'::jsonb),
  jsonb_build_object('productId', product.id, 'productType', product_type, 'travelers', travelers, 'travelDate', travel_date),
  person.name, person.mailbox || person_n || '@khach.example', '0' || 900000000 + person_n, '+84' || 900000000 + person_n, 'VN',
  case when n % 7 = 0 then 'Một phòng yên tĩnh, xin cảm ơn' else '' end, case when n % 3 = 0 then 'en' else 'vi' end,
  product.cancellation_policy, product.cancellation_bands,
  case when status = 'cancelled' then 'Hủy bởi khách hàng' end,
  case when status = 'cancelled' then (array['plans', 'weather', 'price', 'no-answer', null])[1 + n % 5] end,
  case when status = 'cancelled' then created_at + interval '1 hour' end,
  case when status = 'cancelled' then 'guest' end,
  case when status <> 'pending' then created_at + (n % 600) * interval '1 minute' end,
  case when status in ('confirmed', 'completed', 'no-show') and travel_date <= current_date + 2 then now() end,
  created_at + interval '4 hours', md5('fingerprint ' || n) || md5('of ' || n),
  channel, case channel when 'site' then 'site' else 'office' end, created_at, created_at + interval '1 hour'
from (
  select *, (array['site', 'site', 'site', 'phone', 'zalo', 'facebook', 'walk-in', 'partner'])[1 + n % 8] as channel,
    case
      when created_at > now() - interval '4 hours' and (not is_dated or scale.pick(n, 19, 400) = 0) then 'pending'
      when scale.pick(n, 11, 100) < 14 then 'cancelled'
      when travel_date >= current_date - 2 then 'confirmed'
      when scale.pick(n, 11, 100) < 17 then 'no-show'
      else 'completed'
    end as status
  from (
    select *,
      1 + scale.pick(n, 12, 4)::int as travelers,
      case
        when is_dated then least(now() - 600 * interval '1 second', (travel_date - 1 - scale.pick(n, 13, 60)::int) - n % 86400 * interval '1 second')
        else booked_at
      end as created_at
    from (
      select *,
        case
          when is_dated then current_date - 154 + week::int * 7 + (tour_n / 20 % 7)::int
          else booked_at::date + 1 + scale.pick(n, 14, 90)::int
        end as travel_date
      from (
        select n, n % 20 < 3 as is_transfer, n % 20 >= 3 and n % 3 = 0 as is_dated,
          case when n % 20 < 3 then 'transfer' else 'tour' end as product_type,
          case
            when n % 20 < 3 then 1 + scale.pick(n, 15, $4::bigint)
            when n % 3 = 0 then 20 * (1 + scale.pick(n, 15, $3::bigint / 20))
            else 1 + scale.pick(n, 15, $3::bigint)
          end as tour_n,
          scale.pick(n, 16, 44)::int as week,
          1 + scale.pick(n, 17, $5::bigint) as person_n,
          now() - scale.pick(n, 18, 1095 * 86400) * interval '1 second' as booked_at
        from generate_series($1::bigint + 1, $2::bigint) n
      ) chosen
    ) dated
  ) made
) stated
join (
  select 'tour' as kind, id, title, slug, price_minor, currency, images -> 0 as image, cancellation_policy, cancellation_bands,
    jsonb_build_object(
      'duration', jsonb_build_object('days', days, 'nights', nights), 'location', location, 'meetingPoint', meeting_point,
      'privateGroup', false, 'pickup', null
    ) as details
  from tours
  union all
  select 'transfer', id, title, slug, price_minor, currency, images -> 0, cancellation_policy, cancellation_bands,
    jsonb_build_object(
      'type', type, 'from', origin, 'to', destination, 'route', route, 'distance', distance_km, 'duration', duration_minutes,
      'serviceType', service_type, 'vehicleType', vehicle_type, 'vehicle', null, 'vehicleCode', null, 'largeBags', null,
      'meetingPoint', meeting_point
    )
  from transfers
) product on product.kind = product_type and product.id = md5(product_type || ' ' || tour_n)::uuid
join scale.people person on person.nth = scale.pick(person_n, 7, (select count(*) from scale.people))
