import { configureGlobal } from 'fast-check';
import { propertyRuns } from './setup/property-runs';

configureGlobal({ numRuns: propertyRuns(process.env) });
