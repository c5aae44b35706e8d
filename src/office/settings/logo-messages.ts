import type { Messages } from "#i18n/localized.ts"

export const logo = {
  limits: {
    en: "SVG up to 256 KB, or PNG, WebP, JPEG, AVIF up to 5 MB",
    vi: "SVG tối đa 256 KB, hoặc PNG, WebP, JPEG, AVIF tối đa 5 MB",
  },
  tooLarge: {
    en: "The file is over 5 MB. Save it smaller, then add it again.",
    vi: "Tệp nặng hơn 5 MB. Bạn lưu lại nhỏ hơn rồi thêm lại.",
  },
  wrongFormat: {
    en: "Only SVG, PNG, WebP, JPEG and AVIF files can be used. Save the logo as PNG, then add it again.",
    vi: "Chỉ dùng được tệp SVG, PNG, WebP, JPEG hoặc AVIF. Bạn lưu logo thành PNG rồi thêm lại.",
  },
  remove: { en: "Remove the logo", vi: "Bỏ logo" },
  preview: { en: "How it looks", vi: "Xem trước logo" },
  hints: {
    light: {
      en: "For the top of the website. Best with transparent ground.",
      vi: "Dùng ở đầu trang web. Nên có nền trong suốt.",
    },
    dark: {
      en: "For the head of mails and documents, which has your main colour. Without it, the other logo stands there on a light plate.",
      vi: "Dùng ở đầu email và chứng từ, trên nền màu chính. Nếu chưa có, logo kia sẽ đặt trên một ô sáng.",
    },
    symbol: {
      en: "Without words, for browser tabs and phones. Without it, a logo that is about square is used, else your first letter.",
      vi: "Không có chữ, dùng cho thẻ trình duyệt và điện thoại. Nếu chưa có, trang dùng logo gần vuông, hoặc chữ cái đầu.",
    },
  },
} satisfies Messages
