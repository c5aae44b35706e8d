export const legalHead = {
  privacy: {
    title: { en: "Privacy", vi: "Quyền riêng tư" },
    description: {
      en: "Which personal data we use, what for, for how long, and what you can ask of us.",
      vi: "Chúng tôi dùng dữ liệu cá nhân nào, để làm gì, trong bao lâu và bạn có quyền gì.",
    },
  },
  terms: {
    title: { en: "Terms", vi: "Điều khoản" },
    description: {
      en: "How a booking comes about, what it costs to cancel, and what we answer for.",
      vi: "Đặt chỗ được chốt thế nào, hủy mất phí ra sao và trách nhiệm của chúng tôi.",
    },
  },
}
