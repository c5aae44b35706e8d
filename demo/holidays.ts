import type { HolidayCreation } from "#features/holidays/holiday-entry.schema.ts"

const tet = { en: "Tet (Lunar New Year)", vi: "Tết Nguyên đán" }
const hungKings = { en: "Hung Kings' Day", vi: "Giỗ Tổ Hùng Vương" }
const reunification = { en: "30 April and 1 May", vi: "Lễ 30/4 và 1/5" }
const nationalDay = { en: "National Day (2 September)", vi: "Quốc khánh 2/9" }

/** From New Year's Eve on. Drivers and guides work away from their families. */
const atTet = { surchargePercent: 30, noRefund: true, noChange: true }
const inMarch = { surchargePercent: 10 }
const inSpring = { surchargePercent: 15 }
const inAutumn = { surchargePercent: 20 }

/** Known public holidays of 2026 to 2028, with their long weekends. Staff add days that the government moves. */
export const holidaySeeds: HolidayCreation[] = [
  { name: tet, from: "2026-02-16", to: "2026-02-20", ...atTet },
  { name: hungKings, from: "2026-04-25", to: "2026-04-27", ...inMarch },
  { name: reunification, from: "2026-04-30", to: "2026-05-03", ...inSpring },
  { name: nationalDay, from: "2026-08-29", to: "2026-09-02", ...inAutumn },

  { name: tet, from: "2027-02-05", to: "2027-02-09", ...atTet },
  { name: hungKings, from: "2027-04-16", to: "2027-04-18", ...inMarch },
  { name: reunification, from: "2027-04-30", to: "2027-05-02", ...inSpring },
  { name: nationalDay, from: "2027-09-02", to: "2027-09-05", ...inAutumn },

  { name: tet, from: "2028-01-25", to: "2028-01-29", ...atTet },
  { name: hungKings, from: "2028-04-04", to: "2028-04-04", ...inMarch },
  { name: reunification, from: "2028-04-29", to: "2028-05-01", ...inSpring },
  { name: nationalDay, from: "2028-09-01", to: "2028-09-03", ...inAutumn },
]
