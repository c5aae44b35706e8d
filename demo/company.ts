import type { Settings } from "#features/settings/settings.ts"

export const company: Settings = {
  phone: "+84 24 3926 0114",
  email: "xinchao@ghe.example",
  companyName: { en: "Ghé Việt Nam", vi: "Ghé Việt Nam" },
  companyDescription: {
    en: "A small tour company in Hanoi's Old Quarter. We plan trips and drives through Vietnam with people who live along the way.",
    vi: "Một công ty lữ hành nhỏ ở phố cổ Hà Nội. Chúng tôi tổ chức tour và xe đưa đón khắp Việt Nam cùng những người sống dọc các cung đường ấy.",
  },
  address: {
    en: "24 Hang Vai Street, Hoan Kiem, Hanoi, Vietnam",
    vi: "24 phố Hàng Vải, phường Hoàn Kiếm, Hà Nội",
  },
  businessHours: {
    en: "Monday to Saturday, 8:00\u00a0AM\u00a0–\u00a06:00\u00a0PM (Hanoi\u00a0time)",
    vi: "Thứ Hai đến thứ\u00a0Bảy, 8:00\u00a0–\u00a018:00",
  },
  howToPay: {
    en: "Pay after we confirm: bank transfer, or cash on the day.",
    vi: "Xác nhận xong, chuyển khoản hoặc trả tiền mặt khi đi.",
  },
  footerText: {
    en: "International tour operator licence 01-0000/2024/TCDL-GP LHQT (demo).",
    vi: "Giấy phép kinh doanh lữ hành quốc tế số 01-0000/2024/TCDL-GP LHQT (bản demo).",
  },
  facebook: "https://www.facebook.com/ghe.example",
  instagram: "https://www.instagram.com/ghe.example",
  youtube: "",
  tiktok: "",
  zalo: "84912000114",
  whatsapp: "84912000114",
  messenger: "ghe.example",
  primaryColor: "#0B5D57",
  topBar: { backgroundColor: "#14302E", textColor: "#FBF6EC", hoverColor: "#E9A52B" },
  footer: { backgroundColor: "#14302E", textColor: "#FBF6EC", secondaryTextColor: "#B9C7C2", borderColor: "#2F4B48" },
  exchangeRate: { vndPerUsd: 26_350, date: "2026-11-16" },
  holdHours: 48,
  retention: { guestDays: 1095, networkDays: 90 },
  office: { weekdays: [1, 2, 3, 4, 5, 6], opens: "08:00", closes: "18:00", answerHours: 4 },
  // Source: spec §9.
  figures: {
    home: [
      { figure: "5000+", label: { en: "travellers", vi: "du khách" } },
      { figure: "50+", label: { en: "destinations", vi: "điểm đến" } },
      { figure: "98%", label: { en: "satisfied", vi: "hài lòng" } },
      { figure: "24/7", label: { en: "support on the road", vi: "hỗ trợ trên đường" } },
    ],
    about: [
      { figure: "5000+", label: { en: "customers", vi: "khách hàng" } },
      { figure: "100+", label: { en: "destinations", vi: "điểm đến" } },
      { figure: "10+", label: { en: "years", vi: "năm kinh nghiệm" } },
      { figure: "24/7", label: { en: "support", vi: "hỗ trợ" } },
    ],
  },
  ratings: { tour: { average: 4.8, count: 124 }, transfer: { average: 4.8, count: 24 } },
}
