// Started by `rulebox bench --online` as a process of its own.
import { obeyOrders } from './online/players-process.js';

obeyOrders();
