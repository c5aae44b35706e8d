import type { Consultation } from "#domain/enquiries/consultation/consultation.ts"
import type { EnquiryStatus } from "#domain/enquiries/handling.ts"

/** `hoursAgo` counts from now, `guest` is the index in `guests`. */
type Enquiry = {
  guest: number
  hoursAgo: number
  status: EnquiryStatus
  note?: string
  subject: string
  message: string
  adults: number
  children?: number
  budget: Consultation["budget"]
  method?: Consultation["preferredContactMethod"]
  /** Days from today. */
  from?: number
  to?: number
  interests?: Consultation["interests"]
}

export const enquiries: Enquiry[] = [
  {
    guest: 18,
    hoursAgo: 2,
    status: "new",
    subject: "Two weeks with two teenagers",
    message:
      "We land in Hanoi and leave from Saigon. The kids want caves and beaches, we want good food. Not more than one flight inside the country, please.",
    adults: 2,
    children: 2,
    budget: "5000-10000",
    from: 75,
    to: 89,
    interests: ["nature", "food", "beach"],
  },
  {
    guest: 25,
    hoursAgo: 5,
    status: "new",
    subject: "Tour công ty 28 người đi Ninh Bình",
    message: "Công ty mình muốn đi trong ngày thứ Bảy, có ăn trưa đặc sản và một trò chơi tập thể. Báo giá giúp mình.",
    adults: 28,
    budget: "1000-3000",
    method: "phone",
    from: 24,
    to: 24,
    interests: ["nature", "culture"],
  },
  {
    guest: 29,
    hoursAgo: 26,
    status: "new",
    subject: "Ha Giang in winter?",
    message:
      "Is the loop safe in January, and how cold does it get at night? We can ride but have never done it in Asia.",
    adults: 2,
    budget: "under-1000",
    method: "whatsapp",
    interests: ["adventure", "mountains"],
  },
  {
    guest: 4,
    hoursAgo: 50,
    status: "contacted",
    note: "Đã gửi lịch trình 10 ngày, chờ khách chọn khách sạn.",
    subject: "Honeymoon in spring",
    message: "Ten days, quiet places, one night on a boat. We don't need luxury but a nice view.",
    adults: 2,
    budget: "3000-5000",
    from: 130,
    to: 140,
    interests: ["relaxation", "beach"],
  },
  {
    guest: 9,
    hoursAgo: 96,
    status: "contacted",
    note: "Gọi hai lần chưa gặp, nhắn Zalo rồi.",
    subject: "Đưa bố mẹ đi Huế – Hội An",
    message: "Bố mẹ mình ngoài 70, đi lại chậm. Cần xe riêng và hướng dẫn viên nói giọng miền Trung.",
    adults: 4,
    budget: "1000-3000",
    method: "phone",
    from: 40,
    to: 44,
    interests: ["history", "culture"],
  },
  {
    guest: 26,
    hoursAgo: 410,
    status: "closed",
    note: "Đã đặt tour Hạ Long ngủ đêm.",
    subject: "Which cruise has few people?",
    message: "We'd like to see the bay without a hundred boats around us.",
    adults: 2,
    budget: "under-1000",
    interests: ["nature"],
  },
  {
    guest: 16,
    hoursAgo: 700,
    status: "closed",
    note: "Khách chọn công ty khác, giá rẻ hơn.",
    subject: "Vietnam and Cambodia in 12 days",
    message: "Can you also arrange Angkor?",
    adults: 2,
    budget: "3000-5000",
    interests: ["history"],
  },
]

type Message = { guest: number; hoursAgo: number; subject: string; message: string }

export const contactMessages: Message[] = [
  {
    guest: 10,
    hoursAgo: 7,
    subject: "Left a jacket in the van",
    message: "A blue rain jacket, on the way from Ninh Binh yesterday. Could the driver have a look?",
  },
  {
    guest: 28,
    hoursAgo: 31,
    subject: "Xuất hóa đơn VAT",
    message: "Anh chị xuất giúp hóa đơn công ty cho chuyến Hạ Long tuần trước. Thông tin công ty tôi gửi qua Zalo nhé.",
  },
  {
    guest: 1,
    hoursAgo: 170,
    subject: "Hợp tác khách sạn",
    message: "Khách sạn chúng tôi ở phố Hàng Bông muốn giới thiệu tour của các bạn cho khách lưu trú.",
  },
]

/** Reviews that wait for a decision or were refused. Visitors read those in `reviews/`. */
type DemoReview = { rating: number; text: string; status: "pending" | "refused"; reason?: string }

export const demoReviews: DemoReview[] = [
  {
    rating: 5,
    text: "Our guide knew every stall by name. We ate things we'd never have dared to order, and the egg coffee at the end was the best part.",
    status: "pending",
  },
  {
    rating: 4,
    text: "Lịch trình hợp lý, xe sạch, bữa trưa ngon. Chỉ tiếc là thời gian ở bến thuyền hơi ngắn.",
    status: "pending",
  },
  {
    rating: 2,
    text: "The boat was fine but we waited forty minutes at the hotel and nobody picked up the phone.",
    status: "pending",
  },
  { rating: 5, text: "Visit my page for cheap tickets!!!", status: "refused", reason: "Quảng cáo" },
]

/** Indexes in `guests`, and how many days ago they subscribed. */
export const subscriptions: [guest: number, daysAgo: number][] = [
  [0, 3],
  [6, 9],
  [2, 16],
  [18, 24],
  [14, 41],
  [30, 58],
  [20, 77],
]
