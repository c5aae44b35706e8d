import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"
import { priceUnits } from "#i18n/money/price-units.ts"

export const homeBelowFoldMessages = {
  themes: { en: "Browse by interest", vi: "Tìm tour theo sở thích" },
  featured: { en: "Guest favourites", vi: "Tour được khách yêu thích" },
  tours: { en: "Featured tours", vi: "Tour nổi bật" },
  themeTours: { en: "All of “{theme}”", vi: "Tất cả tour “{theme}”" },
  loading: { en: "Loading tours…", vi: "Đang tải tour…" },
  noneInTheme: { en: "No tours in this theme right now.", vi: "Hiện chưa có tour nào trong chủ đề này." },
  failed: { en: "These tours could not be loaded.", vi: "Không tải được các tour này." },
  tryAgain: common.tryAgain,
  transfers: { en: "Airport pick-ups and private transfers", vi: "Đón sân bay và xe riêng" },
  transfersLead: {
    en: "From the airport, across town or by night train: the price is agreed before you land.",
    vi: "Từ sân bay, trong phố hay bằng tàu đêm: giá chốt trước khi bạn hạ cánh.",
  },
  allTransfers: { en: "All transfers", vi: "Tất cả dịch vụ đưa đón" },
  kinds: { en: "By kind", vi: "Theo loại" },
  priceFrom: common.priceFrom,
  ...priceUnits,
  map: { en: "From mountains to islands", vi: "Từ núi cao ra đảo xa" },
  mapLead: { en: "Choose a place to see what we do there.", vi: "Chọn một nơi để xem các tour ở đó." },
  features: { en: "How booking works", vi: "Cách đặt tour" },
  featureList: [
    {
      title: { en: "Ask first", vi: "Hỏi trước" },
      text: { en: "You send a date; it costs nothing.", vi: "Bạn gửi ngày muốn đi, không mất phí." },
    },
    {
      title: { en: "A person answers", vi: "Có người trả lời" },
      text: { en: "Within a few office hours, in your language.", vi: "Trong vài giờ làm việc, bằng tiếng của bạn." },
    },
    {
      title: { en: "Pay later", vi: "Trả sau" },
      text: {
        en: "Nothing online; in đồng, once all is agreed.",
        vi: "Không trả trực tuyến; trả tiền đồng khi đã chốt.",
      },
    },
    {
      title: { en: "Change your mind", vi: "Được đổi ý" },
      text: {
        en: "Cancel free until the deadline shown on each tour.",
        vi: "Hủy miễn phí đến hạn ghi rõ trên từng tour.",
      },
    },
  ],
  why: { en: "Why travel with us", vi: "Vì sao đi cùng chúng tôi" },
  aboutUs: { en: "Who we are", vi: "Về chúng tôi" },
  closing: { en: "Tell us where you would like to go.", vi: "Kể chúng tôi nghe bạn muốn đi đâu." },
  closingText: {
    en: "A date, a wish, the number of people: that is enough to begin with.",
    vi: "Một ngày đi, một mong muốn, số người: thế là đủ để bắt đầu.",
  },
  write: { en: "Write to us", vi: "Viết cho chúng tôi" },
  allTours: { en: "All tours", vi: "Tất cả tour" },
} satisfies Messages
