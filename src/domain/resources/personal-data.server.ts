import type { Localized } from "#i18n/localized.ts"
import { classify, type PersonalData } from "#server/database/personal-data.server.ts"
import { partners, resourceAbsences, resources } from "./resources.table.server.ts"

const kept: Localized = {
  en: "While they work for the company. Entries are archived, because past trips name them; what is no longer needed is emptied by hand.",
  vi: "Trong thời gian làm việc với công ty. Mục được lưu trữ vì các chuyến đã đi còn ghi tên; nội dung không cần nữa thì xóa tay.",
}

const resourceColumns = ["name", "phone", "zalo", "homeCity", "languages", "papers", "note", "searchText"] as const
const partnerColumns = ["name", "phone", "zalo", "email", "note"] as const

/** People who work on trips are no guests: nothing of them is in a guest's export. */
export const personalData: PersonalData = {
  tables: [
    classify({
      table: resources,
      purpose: {
        name: { en: "Guides and drivers", vi: "Hướng dẫn viên và tài xế" },
        why: {
          en: "To plan who works on which trip, to reach them on the way, and to know that their cards and licences are valid.",
          vi: "Để phân người cho chuyến, liên lạc trên đường, và biết thẻ, bằng lái còn hạn.",
        },
        kept,
      },
      deleted: resourceColumns,
      unexported: resourceColumns,
      others: "id kind account_id expires_on vehicle_kind seats bags cabins partner_id is_archived version updated_at",
    }),
    classify({
      table: partners,
      purpose: {
        name: { en: "Partners", vi: "Đối tác" },
        why: {
          en: "To reach the companies and people who lend guides, vehicles and boats.",
          vi: "Để liên hệ công ty và người cho thuê hướng dẫn viên, xe và tàu.",
        },
        kept,
      },
      deleted: partnerColumns,
      unexported: partnerColumns,
      others: "id is_archived version updated_at",
    }),
    classify({
      table: resourceAbsences,
      purpose: {
        name: { en: "Days off", vi: "Ngày nghỉ" },
        why: {
          en: "To assign nobody on a day off, and no vehicle that is being repaired.",
          vi: "Để không phân người vào ngày nghỉ và không dùng xe đang sửa.",
        },
        kept,
      },
      deleted: ["reason"],
      unexported: ["reason"],
      others: "id resource_id from_date to_date version updated_at",
    }),
  ],
}
