/** Source: spec §9. */
export const HOME_FIGURES = [
  { figure: "5000+", label: { en: "travellers", vi: "du khách" } },
  { figure: "50+", label: { en: "destinations", vi: "điểm đến" } },
  { figure: "98%", label: { en: "satisfied", vi: "hài lòng" } },
  { figure: "24/7", label: { en: "support on the road", vi: "hỗ trợ trên đường" } },
]

export const ABOUT_FIGURES = [
  { figure: "5000+", label: { en: "customers", vi: "khách hàng" } },
  { figure: "100+", label: { en: "destinations", vi: "điểm đến" } },
  { figure: "10+", label: { en: "years", vi: "năm kinh nghiệm" } },
  { figure: "24/7", label: { en: "support", vi: "hỗ trợ" } },
]
