import { brand } from '../../domain/shared/brand';

/** Session storage key of the form after a provider's confirmation. */
export const SOCIAL_DRAFT_KEY = `${brand.identifier}.social`;
