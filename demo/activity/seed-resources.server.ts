import { createRow } from "#domain/catalogue/rows/staff-rows.server.ts"
import { absenceRows } from "#domain/resources/absences.server.ts"
import { partnerRows } from "#domain/resources/partners.server.ts"
import type { ResourceEntry } from "#domain/resources/resource-entry.schema.ts"
import { resourceRows } from "#domain/resources/resources.server.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import type { Database } from "#server/database/database.server.ts"

type Demo = Partial<ResourceEntry> & Pick<ResourceEntry, "kind" | "name">

const inDays = (days: number) => addDays(hanoiDate(), days)
const card = (number: string, days: number) => [
  { kind: "guideInternational" as const, number, class: "", expires: inDays(days) },
]
const licence = (number: string, level: string, days: number) => [
  { kind: "licence" as const, number, class: level, expires: inDays(days) },
]
const inspection = (days: number) => [
  { kind: "inspection" as const, number: "", class: "", expires: inDays(days) },
  { kind: "insurance" as const, number: "", class: "", expires: inDays(days + 90) },
]

const HANOI = { homeCity: "Hà Nội" }

const GUIDES: Demo[] = [
  {
    kind: "guide",
    name: "Đỗ Hải Nam",
    phone: "0900 000 411",
    languages: ["en"],
    ...HANOI,
    papers: card("101230411", 410),
  },
  {
    kind: "guide",
    name: "Vũ Thu Trang",
    phone: "0900 000 412",
    languages: ["en", "fr"],
    ...HANOI,
    papers: card("101230412", 19),
  },
  {
    kind: "guide",
    name: "Nguyễn Khánh Linh",
    phone: "0900 000 413",
    languages: ["vi", "ko"],
    ...HANOI,
    papers: card("101230413", 730),
  },
  {
    kind: "guide",
    name: "Hoàng Minh Đức",
    phone: "0900 000 414",
    languages: ["en", "de"],
    homeCity: "Đà Nẵng",
    papers: card("148230414", 250),
  },
  {
    kind: "guide",
    name: "Lý A Tủa",
    phone: "0900 000 415",
    languages: ["vi", "en"],
    homeCity: "Sa Pa",
    papers: card("210230415", 95),
  },
]

const DRIVERS: Demo[] = [
  {
    kind: "driver",
    name: "Phạm Văn Cường",
    phone: "0900 000 421",
    ...HANOI,
    papers: licence("010421000421", "D2", 900),
  },
  { kind: "driver", name: "Trịnh Quốc Bảo", phone: "0900 000 422", ...HANOI, papers: licence("010421000422", "D", -3) },
]

const VEHICLES: Demo[] = [
  { kind: "vehicle", name: "29B-411.08", vehicleKind: "Ford Transit", seats: 15, bags: 10, papers: inspection(120) },
  { kind: "vehicle", name: "29B-633.20", vehicleKind: "Toyota Innova", seats: 6, bags: 4, papers: inspection(26) },
  { kind: "vehicle", name: "29E-207.45", vehicleKind: "Hyundai County", seats: 28, bags: 18, papers: inspection(200) },
]

/** Enters guides, drivers and vehicles of the company, and a boat and a coach that partners lend. */
export async function seedResources(transaction: Database): Promise<void> {
  const [bay, coaches] = [
    { name: "Tàu Vịnh Xanh", phone: "0900 000 431", email: "dieuhanh@vinhxanh.example", note: "" },
    { name: "Xe Nam Ninh", phone: "0900 000 432", note: "Báo trước 17 giờ hôm trước." },
  ]
  const fleet = await createRow(partnerRows, bay, undefined, transaction)
  const garage = await createRow(partnerRows, coaches, undefined, transaction)
  const lent: Demo[] = [
    {
      ...{ kind: "boat", name: "Vịnh Xanh 08", vehicleKind: "Tàu ngủ đêm", seats: 24, partnerId: fleet._id },
      cabins: [
        { name: { en: "Balcony cabin", vi: "Cabin ban công" }, count: 10 },
        { name: { en: "Suite", vi: "Phòng hạng sang" }, count: 2 },
      ],
    },
    { kind: "vehicle", name: "18B-014.66", vehicleKind: "Thaco 45", seats: 44, bags: 40, partnerId: garage._id },
  ]
  for (const one of [...GUIDES, ...DRIVERS, ...VEHICLES, ...lent]) {
    const { _id, name } = await createRow(resourceRows, one, undefined, transaction)
    const days = { resourceId: _id, from: inDays(6), to: inDays(7), reason: "Về quê" }
    if (name === "Vũ Thu Trang") await createRow(absenceRows, days, undefined, transaction)
  }
}
