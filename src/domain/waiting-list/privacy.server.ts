import * as z from "zod"
import { personalRows } from "#server/database/personal-data.server.ts"
import { NO_ORIGIN } from "#server/limits/origin.server.ts"
import { natural } from "#server/openapi/shapes.server.ts"
import { waitingParty } from "./shapes.server.ts"
import { lockDeparturesOf } from "./waiting-list.server.ts"
import { waitingList } from "./waiting-list.table.server.ts"

export const personalData = personalRows("waitingList", {
  table: waitingList,
  purpose: {
    name: { en: "Waiting lists", vi: "Danh sách chờ" },
    why: {
      en: "To offer places on a full departure to those who wait for them.",
      vi: "Để báo cho khách đang chờ khi chuyến đã đầy có chỗ trống.",
    },
    kept: {
      en: "30 days after the departure; two days if never confirmed",
      vi: "30 ngày sau chuyến; 2 ngày nếu không xác nhận",
    },
  },
  email: waitingList.email,
  since: waitingList.createdAt,
  lockFirst: lockDeparturesOf,
  deleted: ["name", "email", "phone", "phoneE164", "searchText"],
  networks: NO_ORIGIN,
  unexported: ["phoneE164", "searchText", "requestedFromAddress", "requestedFromNetwork", "requestedFromMailbox"],
  exported: ["name", "phone", "language", "adults", "childAges", "status", "createdAt"],
  others: "id departure_id language adults child_ages people status created_at offered_until",
  shape: z.array(
    waitingParty
      .pick({ name: true, phone: true, language: true, status: true, createdAt: true })
      .extend({ adults: natural, childAges: z.array(natural) }),
  ),
})
