import type pg from "pg"
import type { BenchSamples } from "./requests.ts"

export async function findSamples(client: pg.Client, staffToken: string): Promise<BenchSamples> {
  const all = async <Row extends object>(text: string): Promise<Row[]> => (await client.query<Row>(text)).rows
  const slugs = async (text: string) => (await all<{ slug: string }>(text)).map(({ slug }) => slug)
  const categories = await all<{ id: string; slug: string }>("select id, slug from categories where is_active")
  return {
    staffToken,
    slugs: await slugs("select slug from tours where is_active and id > gen_random_uuid() limit 997"),
    departures: await all(`
      select d.id, d.tour_id as "tourId", d.date::text from departures d join tours t on t.id = d.tour_id
      where t.is_active and d.status = 'open' and d.closes_at > now() + interval '1 day' and d.capacity - d.booked >= 12
      and t.position >= 20 order by md5(d.id::text) limit 20011`),
    categories: [...categories.map(({ slug }) => slug), ...(await slugs("select slug from tour_categories"))],
    categoryIds: categories.map(({ id }) => id),
    people: await all(`
      select customer_name as name, customer_phone as phone, customer_email as email, reference
      from bookings where customer_email like '%@khach.example' and reference > 'GHE-' || upper(substr(md5(random()::text), 1, 1))
      limit 997`),
  }
}
