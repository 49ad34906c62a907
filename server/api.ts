import { uploadLogoEndpoint } from '../contract/brand.ts';
import { uploadReferencePictureEndpoint } from '../contract/custom-orders.ts';
import { uploadPictureEndpoint } from '../contract/pictures.ts';
import { uploadOrderPictureEndpoint } from '../contract/taken-order.ts';
import { ONLINE_CHANNELS } from '../domain/payments/ways.ts';
import { isHouseBrand } from '../domain/shop/brand/brand.ts';
import { createCustomerApi } from './customer-api.ts';
import { createSampleRoutes } from './demo/samples/samples.routes.ts';
import { createApiDocsRoutes } from './features/api-docs/api-docs.routes.ts';
import { createCartRoutes } from './features/cart/cart.routes.ts';
import { createReminderRoutes } from './features/cart/reminders/reminders.routes.ts';
import { isRefused, writeRefusal } from './features/cart/reminders/reminders.store.ts';
import { addProductPicture } from './features/catalogue/admin/add-product-picture.ts';
import { createProductAdminRoutes } from './features/catalogue/admin/product-admin.routes.ts';
import { createBulkRoutes } from './features/catalogue/bulk/bulk.routes.ts';
import { createCatalogueRoutes } from './features/catalogue/catalogue.routes.ts';
import { createCategoryRoutes } from './features/catalogue/categories/categories.routes.ts';
import { countPublishedSamples } from './features/catalogue/samples.store.ts';
import { createProductTableRoutes } from './features/catalogue/table/table.routes.ts';
import { createContactRoutes } from './features/contact/contact.routes.ts';
import { createContactAdminRoutes } from './features/contact/contact-admin.routes.ts';
import { noteErasureRequest } from './features/contact/note-erasure-request.ts';
import { createContentAdminRoutes } from './features/content/admin/content-admin.routes.ts';
import { createCustomOrderAdminRoutes } from './features/custom-orders/admin/custom-order-admin.routes.ts';
import { createGuestRequests } from './features/custom-orders/claim-requests.ts';
import { REFERENCE_UPLOADS } from './features/custom-orders/custom-order-limits.ts';
import { createCustomOrderRoutes } from './features/custom-orders/custom-orders.routes.ts';
import { findNamedRequest } from './features/custom-orders/links/find-named-request.ts';
import { letFollowRequest, listFollowedRequests } from './features/custom-orders/links/request-links.ts';
import { listAgreements } from './features/custom-orders/list-agreements.ts';
import { createPriceListRoutes } from './features/custom-orders/price-list/price-list.routes.ts';
import { readPriceList } from './features/custom-orders/price-list/price-list.store.ts';
import { holdCustomOrderOf } from './features/custom-orders/steps/follow-reinstated-order.ts';
import { listNotesAbout } from './features/customers/customer-notes.ts';
import { createDashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { createEventRoutes } from './features/events/events.routes.ts';
import { createNotificationRoutes } from './features/notifications/notifications.routes.ts';
import { createUnsubscribeRoutes } from './features/notifications/unsubscribe.routes.ts';
import { createOrderMessageRoutes } from './features/orders/admin/order-messages.routes.ts';
import { createOrderViewRoutes } from './features/orders/admin/order-views.routes.ts';
import { createAdminRoutes } from './features/orders/admin/orders-admin.routes.ts';
import { showAdminOrder } from './features/orders/admin/show-admin-order.ts';
import { createChangeRoutes } from './features/orders/changes/changes.routes.ts';
import { createOwnChangeRoutes } from './features/orders/changes/own-changes.routes.ts';
import { claimOrder } from './features/orders/claim-order.ts';
import { followCategoryMoveOfCodes } from './features/orders/codes/campaigns.store.ts';
import { createCodeRoutes } from './features/orders/codes/codes.routes.ts';
import { createCodeAdminRoutes } from './features/orders/codes/codes-admin.routes.ts';
import { createCounterSaleRoutes } from './features/orders/counter-sale/counter-sale.routes.ts';
import { createDeliveryRoutes } from './features/orders/deliveries/deliveries.routes.ts';
import { createAvailabilityRoutes } from './features/orders/delivery/availability.routes.ts';
import { createCalendarRoutes } from './features/orders/delivery/calendar.routes.ts';
import { followCategoryMove, listExcludingZones } from './features/orders/delivery/category-zones.ts';
import { readCalendar, readDeliveryTerms } from './features/orders/delivery/delivery-plan.store.ts';
import { createDeliveryTermsRoutes } from './features/orders/delivery/delivery-terms.routes.ts';
import { lookAtDays } from './features/orders/delivery/look-at-days.ts';
import { findEarliestDay } from './features/orders/delivery/read-availability.ts';
import { countNeedingOrders } from './features/orders/figures/count-attention.ts';
import { createOrderFigures } from './features/orders/figures/order-figures.ts';
import { findOwnOrder } from './features/orders/find-own-order.ts';
import { createImportedCustomerRoutes } from './features/orders/imported-customers/imported-customers.routes.ts';
import { createKitchenRoutes } from './features/orders/kitchen/kitchen.routes.ts';
import { createOfferRoutes } from './features/orders/offers/offers.routes.ts';
import { createOrderRoutes } from './features/orders/orders.routes.ts';
import { findOrder } from './features/orders/orders.store.ts';
import { createPaymentAdminRoutes } from './features/orders/payments/payment-admin.routes.ts';
import { createPaymentRoutes } from './features/orders/payments/payments.routes.ts';
import { createWebhookRoutes } from './features/orders/payments/webhook.routes.ts';
import { placeQuotedOrder } from './features/orders/placing/place-quoted-order.ts';
import { createGuestDataRoutes } from './features/orders/privacy/guest-data.routes.ts';
import { createReportRoutes } from './features/orders/reports/reports.routes.ts';
import { createShelfRoutes } from './features/orders/shelf/shelf.routes.ts';
import { listTrackedOrders } from './features/orders/tracking/list-tracked-orders.ts';
import { createTrackedOrderRoutes } from './features/orders/tracking/tracked-orders.routes.ts';
import { dropTrackingCookie, writeTrackingCookie } from './features/orders/tracking/tracking-cookie.ts';
import { makeTrackingKey } from './features/orders/tracking/tracking-key.ts';
import { createVoucherRoutes } from './features/orders/vouchers/vouchers.routes.ts';
import { countAwaitedVouchers } from './features/orders/vouchers/vouchers.store.ts';
import { createVoucherAdminRoutes } from './features/orders/vouchers/vouchers-admin.routes.ts';
import { createPictureTaker, createPictureUploadRoutes } from './features/pictures/pictures.routes.ts';
import { createPushRoutes } from './features/push/push.routes.ts';
import { forgetReviews } from './features/reviews/forget-reviews.ts';
import { REVIEW_UPLOADS } from './features/reviews/review-limits.ts';
import { createReviewRoutes } from './features/reviews/reviews.routes.ts';
import { countWaitingReviews } from './features/reviews/reviews.store.ts';
import { createReviewAdminRoutes } from './features/reviews/reviews-admin.routes.ts';
import { createSearchRoutes } from './features/search/search.routes.ts';
import { createSessionRoutes } from './features/sessions/session.routes.ts';
import { deleteSession } from './features/sessions/sessions.store.ts';
import { createSignInRoutes } from './features/sessions/sign-in.routes.ts';
import { createAuditRoutes } from './features/settings/audit.routes.ts';
import { createSettingsRoutes } from './features/settings/settings.routes.ts';
import { createBrandRoutes } from './features/shop/brand/brand.routes.ts';
import { findBrand } from './features/shop/brand/brand.store.ts';
import { createHomePageRoutes } from './features/shop/home/home-page.routes.ts';
import { findHomePage } from './features/shop/home/home-page.store.ts';
import { isShopOpen, writeOpening } from './features/shop/opening.store.ts';
import { createShopRoutes } from './features/shop/shop.routes.ts';
import { findShopProfile } from './features/shop/shop.store.ts';
import { createAccountRoutes } from './features/users/account/account.routes.ts';
import { createUserAdminRoutes } from './features/users/admin/users-admin.routes.ts';
import { createDeviceRoutes } from './features/users/devices/devices.routes.ts';
import { createEmailChangeRoutes } from './features/users/email-change/email-change.routes.ts';
import { createInvitationRoutes } from './features/users/invitations/invitations.routes.ts';
import { createPeopleRoutes } from './features/users/people.routes.ts';
import { createRegistrationRoutes } from './features/users/registration/registration.routes.ts';
import { beginSecondStep } from './features/users/second-factor/begin-second-step.ts';
import { createFactorSecrets } from './features/users/second-factor/factor-secrets.ts';
import { createSecondFactorRoutes } from './features/users/second-factor/second-factor.routes.ts';
import { hasSecondFactor } from './features/users/second-factor/second-factors.store.ts';
import { createStaffRoutes } from './features/users/staff/staff.routes.ts';
import { createWishlistRoutes } from './features/wishlist/wishlist.routes.ts';
import type { Authentication } from './http/authentication.ts';
import type { ServedEndpoint } from './http/serve.ts';
import { MAIL_COLOURS } from './mails/mail-colours.ts';
import { gatherPersonalData, moveEmail } from './personal-data.ts';
import type { AppParts } from './start/app-parts.ts';

/** Every call of the API, wired by name. Of two that fit an address the first one answers. */
export function createApi(parts: AppParts, authentication: Authentication): readonly ServedEndpoint[] {
  const { db, readClock, readShopProfile } = parts;
  const onlineChannels = parts.payments ? ONLINE_CHANNELS : [];
  const isSecure = parts.publicUrl.startsWith('https://');
  const orderParts = { ...parts, onlineChannels, readPriceList, isSecure };
  const factorParts = {
    db,
    factorSecrets: createFactorSecrets(parts.factorSecret),
    readPasskeySite: () => ({
      shopName: readShopProfile().name,
      publicUrl: parts.publicUrl,
      ownOrigins: parts.ownOrigins,
    }),
  };
  const endReplacedSession = async (headers: Headers) => {
    const replaced = await parts.identity.findCookieSession(headers);
    if (replaced) await deleteSession(db, replaced.sessionId);
  };
  const personalData = gatherPersonalData(parts);
  const plainPages = { ...parts, palette: MAIL_COLOURS, assetPaths: [...parts.staticFiles.keys()] };

  return [
    ...createShopRoutes(parts),
    ...createBrandRoutes(parts),
    ...createHomePageRoutes(parts),
    ...createPictureUploadRoutes(uploadLogoEndpoint, { ...parts, look: 'see-through' }),
    ...createSignInRoutes({
      ...parts,
      endReplacedSession,
      beginSecondStep: (email, isRemembered) => beginSecondStep(factorParts, { email, isRemembered }),
    }),
    ...createSecondFactorRoutes({ ...parts, ...factorParts, endReplacedSession }),
    ...createRegistrationRoutes(parts),
    ...createSessionRoutes(parts),
    ...createAccountRoutes({ ...parts, ...personalData }),
    ...createEmailChangeRoutes({ ...parts, moveEmail }),
    ...createPeopleRoutes({ ...parts, ...personalData }),
    ...createCustomerApi(parts),
    ...createCatalogueRoutes(parts.catalogue.answers),
    ...createSearchRoutes(parts.search),
    ...createAvailabilityRoutes({ ...parts, readPriceList }),
    ...createDeliveryTermsRoutes(db),
    ...createOrderRoutes({ ...orderParts, guestRequests: createGuestRequests(parts) }),
    ...createCodeRoutes(orderParts),
    ...createCodeAdminRoutes(parts),
    ...createVoucherRoutes(parts),
    ...createVoucherAdminRoutes(parts),
    ...createPaymentRoutes({ ...orderParts, shopEmail: () => readShopProfile().email }),
    ...createWebhookRoutes(parts),
    ...createTrackedOrderRoutes({
      ...orderParts,
      findNamedRequest: (named) => findNamedRequest(db, named),
      letFollowRequest: (c, id) => letFollowRequest(c, id, orderParts),
    }),
    ...createOfferRoutes(orderParts),
    ...createChangeRoutes(orderParts),
    ...createOwnChangeRoutes(orderParts),
    ...createOrderMessageRoutes(parts),
    ...createImportedCustomerRoutes(parts),
    ...createGuestDataRoutes({ ...parts, noteErasureRequest, forgetReviews }),
    ...createReviewRoutes({
      ...parts,
      findOwnOrder: (addressed) => findOwnOrder(db, addressed),
      takePicture: createPictureTaker({ ...parts, uploads: REVIEW_UPLOADS }),
    }),
    ...createReviewAdminRoutes({
      ...parts,
      addProductPicture: (actor, id, picture) => addProductPicture(db, actor, id, picture),
    }),
    ...createEventRoutes({
      ...parts,
      authentication,
      listFollowed: async (c) => [
        ...(await listTrackedOrders(db, c)),
        ...(await listFollowedRequests(db, c)),
      ],
    }),
    ...createCalendarRoutes(parts),
    ...createAdminRoutes({ ...orderParts, listNotesAbout: (phone) => listNotesAbout(db, phone) }),
    ...createPaymentAdminRoutes({
      ...parts,
      holdOrigin: holdCustomOrderOf,
      showOrder: (orderId, actor) => showAdminOrder(db, orderId, actor, readClock()),
    }),
    ...createKitchenRoutes({ ...orderParts, listAgreements }),
    ...createDeliveryRoutes(orderParts),
    ...createOrderViewRoutes(db),
    ...createShelfRoutes(parts),
    ...createCounterSaleRoutes(orderParts),
    ...createReportRoutes(parts),
    ...createBulkRoutes(parts),
    ...createProductTableRoutes(parts),
    ...createProductAdminRoutes(db),
    ...createSampleRoutes({ db, files: parts.files, readClock }),
    ...createCategoryRoutes({
      db,
      readShopCategories: () => parts.catalogue.reads.readCategories(),
      zones: {
        listExcluding: listExcludingZones,
        followMove: async (tx, from, into) => {
          await followCategoryMove(tx, from, into);
          await followCategoryMoveOfCodes(tx, from, into);
        },
      },
    }),
    ...createCartRoutes({ db, ...parts.catalogue, readPriceList }),
    ...createReminderRoutes(parts),
    ...createWishlistRoutes(db),
    ...createPictureUploadRoutes(uploadPictureEndpoint, parts),
    ...createPictureUploadRoutes(uploadOrderPictureEndpoint, parts),
    ...createPriceListRoutes(db),
    ...createPictureUploadRoutes(uploadReferencePictureEndpoint, {
      ...parts,
      uploads: REFERENCE_UPLOADS,
      isPrivate: true,
    }),
    ...createCustomOrderRoutes({
      ...parts,
      isSecure,
      findEarliestDay,
      placeQuotedOrder: (wanted) => placeQuotedOrder(orderParts, wanted),
      letFollowOrder: async (c, id) => {
        const order = await findOrder(db, id);
        if (!order) throw new Error('An order that was made of a quote is gone.');
        const key = makeTrackingKey(parts.trackingSecret, order);
        writeTrackingCookie(c, { id, key }, isSecure);
        return key;
      },
      claimOrder: async (c, id, actor) => {
        const order = await findOrder(db, id);
        if (order && (await claimOrder(db, order, actor, readClock())).ok) dropTrackingCookie(c, id);
      },
    }),
    ...createNotificationRoutes(parts),
    ...createPushRoutes(parts),
    ...createUnsubscribeRoutes({ ...parts, cartReminders: { isRefused, writeRefusal } }),
    ...createCustomOrderAdminRoutes({ ...parts, lookAtDays }),
    ...createContactRoutes(parts),
    ...createContactAdminRoutes(parts),
    ...createDashboardRoutes({
      ...parts,
      readOrderFigures: createOrderFigures(),
      countNeedingOrders,
      countWaitingReviews,
      countAwaitedVouchers,
      findShopProfile,
      hasOwnLook: async (read) => !isHouseBrand((await findBrand(read)).published),
      hasOwnHomePage: async (read) => (await findHomePage(read)) !== undefined,
      readCalendar,
      readDeliveryTerms,
      hasOnlinePayments: parts.payments !== undefined,
      isShopOpen,
      countPublishedSamples,
      writeOpening,
      ...(!parts.demo && {
        isSecondFactorDue: async (userId: string) => !(await hasSecondFactor(db, userId)),
      }),
    }),
    ...createSettingsRoutes(parts),
    ...createAuditRoutes(parts),
    ...createContentAdminRoutes(parts),
    ...createUserAdminRoutes(db),
    ...createStaffRoutes(db),
    ...createDeviceRoutes({ ...parts, ...factorParts, isSecure }),
    ...createInvitationRoutes({ ...parts, demandsSecondFactor: !parts.demo }),
    ...createApiDocsRoutes(plainPages),
  ];
}
