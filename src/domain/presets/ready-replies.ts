import type { Localized } from "#i18n/localized.ts"

/** Answers to start from. What is in brackets, staff fill in. */
export const REPLIES: { name: Localized; text: Localized }[] = [
  {
    name: { en: "Places available", vi: "Còn chỗ" },
    text: {
      en: `Thank you for writing to {{company}}. Good news: we still have places on {{tour}} on [date].

If that suits you, simply reply with the number of travellers and the hotel where we should pick you up, and we'll book it for you. There is nothing to pay now.`,
      vi: `Cảm ơn quý khách đã liên hệ {{company}}. {{tour}} hiện còn chỗ vào ngày [ngày].

Nếu phù hợp, quý khách chỉ cần trả lời email này kèm số khách và khách sạn cần đón, chúng tôi sẽ giữ chỗ ngay. Quý khách chưa cần thanh toán.`,
    },
  },
  {
    name: { en: "Prices", vi: "Báo giá" },
    text: {
      en: `Thank you for your interest in {{tour}}. For your group the price is [price], and it includes [what is included].

Not included are [what is not included]. The price is valid until [date]. Shall we book it for you?`,
      vi: `Cảm ơn quý khách đã quan tâm đến {{tour}}. Giá cho đoàn của quý khách là [giá], đã bao gồm [các mục đã gồm].

Giá chưa bao gồm [các mục chưa gồm] và có hiệu lực đến ngày [ngày]. Quý khách có muốn chúng tôi giữ chỗ không ạ?`,
    },
  },
  {
    name: { en: "Custom trip", vi: "Thiết kế tour riêng" },
    text: {
      en: `Thank you for telling us about your plans. We'd love to design a trip around them.

To send you a first itinerary with prices, we need to know three things: your dates, who is travelling (with the ages of children), and what you would be sorry to miss. A reply in a few words is enough; you'll have our proposal within two working days.`,
      vi: `Cảm ơn quý khách đã chia sẻ kế hoạch. {{company}} rất vui được thiết kế một hành trình riêng cho quý khách.

Để gửi lịch trình và báo giá, chúng tôi xin hỏi thêm ba điều: thời gian đi, số khách (kèm tuổi của trẻ em) và những nơi quý khách nhất định muốn đến. Quý khách chỉ cần trả lời ngắn gọn, chúng tôi sẽ gửi đề xuất trong vòng hai ngày làm việc.`,
    },
  },
  {
    name: { en: "Visa", vi: "Visa" },
    text: {
      en: `Thank you for your question. Many nationalities can visit Vietnam without a visa for a limited stay; most others can apply for an e-visa on the government's website, evisa.gov.vn. It usually takes three to five working days.

Please check the rules for your passport before you book flights. If you tell us your nationality and dates, we'll gladly tell you what other guests have needed.`,
      vi: `Cảm ơn quý khách đã hỏi. Công dân nhiều nước được miễn thị thực khi vào Việt Nam trong một thời gian nhất định; các nước khác có thể xin e-visa tại trang evisa.gov.vn, thường mất ba đến năm ngày làm việc.

Quý khách vui lòng kiểm tra quy định theo hộ chiếu trước khi mua vé máy bay. Nếu quý khách cho biết quốc tịch và ngày đi, chúng tôi sẽ hướng dẫn thêm.`,
    },
  },
  {
    name: { en: "Thanks, we'll call", vi: "Cảm ơn, sẽ gọi lại" },
    text: {
      en: `Thank you for writing to {{company}}. We have read your message and will call you on [day and time], Hanoi time, to talk it through.

If another time suits you better, simply reply to this email.`,
      vi: `Cảm ơn quý khách đã liên hệ {{company}}. Chúng tôi đã nhận được thông tin và sẽ gọi cho quý khách vào [ngày, giờ] để trao đổi cụ thể.

Nếu quý khách muốn đổi giờ, vui lòng trả lời email này.`,
    },
  },
  {
    name: { en: "Not possible", vi: "Rất tiếc, không phục vụ được" },
    text: {
      en: `Thank you for asking us. I'm sorry, but we can't offer this: [reason].

What we could do instead is [alternative]. Would that be of interest?`,
      vi: `Cảm ơn quý khách đã tin tưởng liên hệ. Rất tiếc, lần này {{company}} không phục vụ được vì [lý do].

Chúng tôi xin đề xuất [phương án khác]. Nếu quý khách thấy phù hợp, vui lòng phản hồi để chúng tôi tư vấn thêm.`,
    },
  },
]
