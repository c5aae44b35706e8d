/** In its own file, because it is loaded with every page. */
export const homeHead = {
  title: {
    en: "Ghé Việt Nam: tours and transfers with people who live here",
    vi: "Ghé Việt Nam: tour và xe đưa đón cùng người bản xứ",
  },
}

/** Only the server renders it. */
export const homeDescription = {
  en: "Small-group tours through all of Vietnam, planned in Hanoi. Clear prices, free cancellation on most trips, nothing to pay online.",
  vi: "Tour nhóm nhỏ khắp Việt Nam, tổ chức từ Hà Nội. Giá rõ ràng, đa số tour hủy miễn phí, không cần trả tiền trực tuyến.",
}
