import type { FirstPage } from "#domain/pages/staff/page-entry.schema.ts"
import { about } from "./about.server.ts"
import { privacy } from "./privacy.server.ts"
import { terms } from "./terms.server.ts"

/** The drafts with which a new company begins. A lawyer must check the legal ones. */
export const templates: FirstPage[] = [
  {
    kind: "about",
    slug: "about",
    title: { en: "About us", vi: "Về chúng tôi" },
    shortName: { en: "About", vi: "Giới thiệu" },
    heading: { en: "[[What you do, in one sentence]]", vi: "[[Công ty làm gì, trong một câu]]" },
    content: about,
    placement: "menu",
    position: 1,
  },
  {
    kind: "privacy",
    slug: "privacy",
    title: { en: "Privacy", vi: "Quyền riêng tư" },
    description: {
      en: "Which personal data we use, what for, for how long, and what you can ask of us.",
      vi: "Chúng tôi dùng dữ liệu cá nhân nào, để làm gì, trong bao lâu và bạn có quyền gì.",
    },
    content: privacy,
    placement: "footer",
    position: 2,
  },
  {
    kind: "terms",
    slug: "terms",
    title: { en: "Terms", vi: "Điều khoản" },
    description: {
      en: "How a booking comes about, what it costs to cancel, and what we answer for.",
      vi: "Đặt chỗ được chốt thế nào, hủy mất phí ra sao và trách nhiệm của chúng tôi.",
    },
    content: terms,
    placement: "footer",
    position: 3,
  },
]
