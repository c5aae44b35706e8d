import type { Messages } from "#i18n/localized.ts"

export const homeFields = {
  heroEyebrow: { en: "Small line above the slogan", vi: "Dòng nhỏ phía trên khẩu hiệu" },
  heroHeadline: { en: "Slogan", vi: "Khẩu hiệu" },
  heroText: { en: "Text below the slogan", vi: "Đoạn giới thiệu dưới khẩu hiệu" },
  heroSlides: { en: "Pictures at the top", vi: "Ảnh đầu trang" },
  picture: { en: "Picture", vi: "Ảnh" },
  caption: { en: "Caption", vi: "Chú thích" },
  link: { en: "Page it leads to", vi: "Dẫn đến trang" },
  homePlaces: { en: "Places, as large pictures (up to four)", vi: "Điểm đến, ảnh lớn (tối đa bốn)" },
  homeMap: { en: "Places on the map", vi: "Điểm đến trên bản đồ" },
  homeTours: { en: "Tours, in this order", vi: "Tour, theo thứ tự" },
  homeTransfers: { en: "Transfers, in this order", vi: "Xe đưa đón, theo thứ tự" },
  benefits: { en: "Why travel with you", vi: "Vì sao nên đi cùng bạn" },
  benefitsPicture: { en: "Picture beside it", vi: "Ảnh bên cạnh" },
  homeTitle: { en: "Title for browsers and search engines", vi: "Tiêu đề trên trình duyệt và công cụ tìm kiếm" },
  homeDescription: { en: "Description for search engines", vi: "Mô tả cho công cụ tìm kiếm" },
} satisfies Messages

export const homeMessages = {
  headlineHint: {
    en: "Large, on the first picture. Without it, the company's name",
    vi: "Chữ lớn trên ảnh đầu tiên. Để trống thì hiện tên công ty",
  },
  titleHint: { en: "Without it, made of the company's name", vi: "Để trống thì ghép từ tên công ty" },
  addSlide: { en: "Add a picture", vi: "Thêm ảnh" },
  addPlace: { en: "Add a place", vi: "Thêm điểm đến" },
  addBenefit: { en: "Add a reason", vi: "Thêm lý do" },
  add: { en: "Add by name", vi: "Thêm theo tên" },
  place: { en: "Place", vi: "Điểm đến" },
  placePictureHint: { en: "Without it, the picture of the place itself", vi: "Để trống thì dùng ảnh của điểm đến" },
  earlier: { en: "Move up: %{name}", vi: "Chuyển lên: %{name}" },
  later: { en: "Move down: %{name}", vi: "Chuyển xuống: %{name}" },
  remove: { en: "Remove: %{name}", vi: "Bỏ: %{name}" },
  count: { en: "%{n} of at most %{max}", vi: "%{n}, tối đa %{max}" },
  featured: { en: "None chosen: the featured ones are shown.", vi: "Chưa chọn: trang hiện những mục nổi bật." },
  noMap: {
    en: "None chosen: the page has no map. Known places of Vietnam get a pin.",
    vi: "Chưa chọn: trang không có bản đồ. Các địa danh quen thuộc của Việt Nam sẽ có ghim.",
  },
  linkHint: {
    en: "Choose by name, or enter the address of a page, such as /blog",
    vi: "Chọn theo tên, hoặc nhập đường dẫn của trang, ví dụ /blog",
  },
  allTours: { en: "All tours", vi: "Tất cả tour" },
  allTransfers: { en: "All transfers", vi: "Tất cả xe đưa đón" },
} satisfies Messages
